// @vitest-environment node
import { readFileSync } from 'node:fs';
import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { installedVersions } from '../../../../data/installation';
import { sandboxLibrary, sandboxTools } from '../../../../data/sandbox-versions';
import { site } from '../../../../data/site';
import { createSandbox } from '../../../../site/demo/sandbox/create-sandbox';
import { dependenciesOf } from '../../../../site/demo/sandbox/dependencies-of';
import { codeSandboxForm, stackBlitzForm } from '../../../../site/demo/sandbox/forms';
import type { SandboxDemo } from '../../../../site/demo/sandbox/sandbox';
import { allDemos, packagesOf } from './all-demos';
import { compileSandboxes } from './compile-sandboxes';

function manifest(name: string): { version: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
}

function demo(own: Partial<SandboxDemo> = {}): SandboxDemo {
  return {
    name: 'BarsBasic',
    language: 'TS',
    styling: 'system',
    files: [{ name: 'BarsBasic.tsx', code: 'export default function BarsBasic() {\n  return null;\n}\n' }],
    packages: packagesOf(['@mui/x-charts/BarChart']),
    url: 'https://mui.com/x/react-charts/bars/#BarsBasic',
    documentLanguage: 'en-US',
    ...own,
  };
}

/** Read once: it takes a while. */
const everyDemo = allDemos();

describe('the versions of sandboxes', () => {
  it('of tools and of what readers are told to install are those that this site is built with', () => {
    const installed = Object.keys(installedVersions).map((name) => [name, manifest(name).version]);

    expect(installedVersions).toEqual(Object.fromEntries(installed));
    expect(sandboxTools).toEqual({
      typescript: manifest('typescript').version,
      vite: manifest('vite').version,
    });
  });

  it('keep paid packages together with the free one they are built on', () => {
    for (const [name, companions] of Object.entries(site.sandboxes?.together ?? {})) {
      expect(manifest(name).dependencies).toMatchObject(companions);
    }
  });

  it('are exact', async () => {
    const demos = await everyDemo;
    const all = demos.map(dependenciesOf).flatMap((found) => Object.values(found).flatMap(Object.values));

    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((version) => !/^\d+\.\d+\.\d+(-\d+)?$/.test(version))).toEqual([]);
  });
});

describe('the packages of a sandbox', () => {
  it.each([
    [['react'], []],
    [['@mui/x-charts/BarChart'], ['@mui/system@6.5.0', '@mui/x-charts@7.18.0']],
    [['@mui/x-charts-pro/Heatmap'], ['@mui/system@6.5.0', '@mui/x-charts-pro@7.22.3']],
    [
      ['@mui/x-charts-pro/Heatmap', '@mui/x-charts/hooks'],
      ['@mui/system@6.5.0', '@mui/x-charts@7.22.3', '@mui/x-charts-pro@7.22.3'],
    ],
    [['dayjs', 'dayjs/locale/de'], ['dayjs@1.11.23']],
    [
      ['@mui/x-date-pickers/AdapterDayjs'],
      ['@mui/system@6.5.0', '@mui/x-date-pickers@7.18.0', 'dayjs@1.11.23'],
    ],
    [
      ['@mui/x-date-pickers/AdapterDateFnsV3', 'date-fns/locale'],
      ['@mui/system@6.5.0', '@mui/x-date-pickers@7.18.0', 'date-fns@4.4.0'],
    ],
    // The one that the adapter needs, not the one that is installed.
    [
      ['@mui/x-date-pickers/AdapterDateFns', 'date-fns/locale'],
      ['@mui/system@6.5.0', '@mui/x-date-pickers@7.18.0', 'date-fns@2.30.0'],
    ],
    [['stylis-plugin-rtl'], ['stylis@4.2.0', 'stylis-plugin-rtl@2.1.1']],
  ])('of %j are %j besides those of every sandbox', (imports, expected) => {
    const every = packagesOf([]);
    const added = packagesOf(imports).filter((written) => !every.includes(written));

    expect(added).toEqual([...expected].sort());
  });

  it('bring types where the language asks for them and the library has none', () => {
    const packages = packagesOf(['@mui/x-date-pickers/AdapterLuxon']);

    expect(Object.keys(dependenciesOf({ packages, language: 'TS' }).devDependencies)).toEqual([
      '@types/luxon',
      '@types/react',
      '@types/react-dom',
      'typescript',
      'vite',
    ]);
    expect(Object.keys(dependenciesOf({ packages, language: 'JS' }).devDependencies)).toEqual(['vite']);
  });

  it.each([
    [['left-pad'], 'left-pad is not installed here'],
    [
      ['@mui/x-date-pickers/AdapterDateFns', '@mui/x-date-pickers/AdapterDateFnsV3'],
      'its date adapters need date-fns at 2.30.0 and at 4.4.0',
    ],
  ])('cannot be determined for %j', (imports, reason) => {
    expect(() => packagesOf(imports)).toThrow(reason);
  });
});

describe('the project of a sandbox', () => {
  it('has the demo, what draws it, and its modules where the demo looks for them', () => {
    const files = [
      { name: 'BarsBasic.tsx', code: '' },
      { name: 'data.ts', code: '' },
      { name: '../rows/rows.json', code: '' },
    ];
    const { files: made, main } = createSandbox(demo({ files }));

    expect(Object.keys(made).sort()).toEqual([
      'index.html',
      'package.json',
      'src/demo/Demo.tsx',
      'src/demo/data.ts',
      'src/index.tsx',
      'src/rows/rows.json',
      'src/vite-env.d.ts',
      'tsconfig.json',
    ]);
    expect(main).toBe('src/demo/Demo.tsx');
    expect(made['src/index.tsx']).toContain("from './demo/Demo'");
  });

  it('in JavaScript says which files have JSX, and asks for no types', () => {
    const files = [
      { name: 'BarsBasic.js', code: '' },
      { name: 'data.js', code: '' },
    ];
    const { files: made } = createSandbox(demo({ files, language: 'JS' }));

    expect(Object.keys(made).sort()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.jsx',
      'src/data.jsx',
      'src/index.jsx',
    ]);
  });

  it('compiles Tailwind only for demos that are styled with it', () => {
    expect(createSandbox(demo()).files['index.html']).not.toContain('tailwind');
    expect(createSandbox(demo({ styling: 'tailwind' })).files['index.html']).toContain('tailwind');
  });
});

describe('the form that opens a sandbox', () => {
  it('gives StackBlitz every file as it is', () => {
    const sandbox = createSandbox(demo());
    const { action, fields } = stackBlitzForm(sandbox);

    expect(action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
    expect(fields['project[files][src/Demo.tsx]']).toBe(sandbox.files['src/Demo.tsx']);
    expect(fields['project[title]']).toBe(`BarsBasic demo — ${site.name}`);
    expect(sandboxLibrary).toBe(site.name);
  });

  it('gives CodeSandbox all files packed, in characters that an address may have', () => {
    const sandbox = createSandbox(demo());
    const { fields } = codeSandboxForm(sandbox);
    const packed = fields['parameters'] ?? '';
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lzString.decompressFromBase64(base64));

    expect(packed).toMatch(/^[\w-]+$/);
    expect(files['src/Demo.tsx'].content).toBe(sandbox.files['src/Demo.tsx']);
    expect(Object.keys(files)).toEqual(Object.keys(sandbox.files));
  });
});

describe('every demo of the site', () => {
  it('opens as a project whose TypeScript is sound', { timeout: 300_000 }, async () => {
    const demos = await everyDemo;
    const typed = demos.filter(({ language }) => language === 'TS');

    expect(typed.length).toBeGreaterThan(200);
    expect(demos.map(createSandbox).filter(({ main, files }) => !files[main])).toEqual([]);
    const wrong = createSandbox(
      demo({ files: [{ name: 'BarsBasic.tsx', code: 'export default null + 1;\n' }] }),
    );
    // One that is wrong shows that the others were compiled.
    expect(compileSandboxes([...typed.map(createSandbox), wrong])).toEqual([
      expect.stringMatching(/^BarsBasic demo .*Demo\.tsx\(1,16\): error TS18050/),
    ]);
  });
});
