import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Snapshot } from '../../../../generator/cache';
import { typeCheckDemos } from '../../../../generator/steps/5-check/demo-types/type-check-demos';
import { type Files, Garden, garden } from '../../../builders/garden';
import { temporaryFolder } from '../../../temporary-folder';

/** A demo and the file beside it. */
const GATE = ['pages/start/Gate.tsx', 'pages/start/post-props.ts'];

const samples = path.join(import.meta.dirname, '../../../samples');

/** What the compiler finds in a demo of a sample site. */
async function faults(sample: string, ...files: string[]) {
  const snapshot = new Snapshot(path.join(samples, sample));
  const { problems } = await typeCheckDemos({ snapshot, files, sources: files, verbatim: true });
  return problems;
}

describe('type-checking demos', () => {
  it('names the line of every mistake and says what does not fit', async () => {
    const problems = await faults('demo-that-does-not-type-check', ...GATE);

    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['DEMO_DOES_NOT_TYPE_CHECK', { file: 'pages/start/Gate.tsx', line: 2, column: 10 }],
      ['DEMO_DOES_NOT_TYPE_CHECK', { file: 'pages/start/Gate.tsx', line: 9, column: 9 }],
      ['DEMO_DOES_NOT_TYPE_CHECK', { file: 'pages/start/Gate.tsx', line: 10, column: 16 }],
    ]);
    expect(problems[2]?.message).toContain("Type 'string' is not assignable to type 'number' (TS2322)");
  });

  it('wants types imported as types, as a new application does, and goes on after one that is not', async () => {
    const [first, ...others] = await faults('demo-that-does-not-type-check', ...GATE);

    expect(first?.message).toContain("'PostProps' is a type and must be imported using a type-only import");
    expect(first?.hint).toContain('import type { Name }');
    expect(others).toHaveLength(2);
  });

  it('stops at the first mistake of a file that is no TypeScript', async () => {
    const problems = await faults('demo-that-does-not-parse', 'pages/start/Gate.tsx');

    expect(problems.map(({ code, place }) => [code, place?.line])).toEqual([['DEMO_DOES_NOT_PARSE', 2]]);
  });

  it('finds the declarations of installed packages', async () => {
    expect(await faults('sound-site', 'pages/beds/TomatoCounter.tsx')).toEqual([]);
  });

  it('leaves modules that are not there to the step that reads the demo', async () => {
    expect(await faults('markers-that-show-nothing', 'pages/start/Gate.tsx')).toEqual([]);
  });

  it('finds packages above a site that has a folder for packages of its own', async () => {
    const above = temporaryFolder('xdocs-packages');
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(above, file)), { recursive: true });
      writeFileSync(path.join(above, file), text);
    };
    write('node_modules/seeds/index.d.ts', 'export declare const seed: number;\n');
    write('site/node_modules/.cache/nothing.txt', '');
    write('site/pages/Bed.ts', `import { seed } from 'seeds';\nexport default () => seed.toFixed();\n`);
    const snapshot = new Snapshot(path.join(above, 'site'));
    const files = ['pages/Bed.ts'];

    expect((await typeCheckDemos({ snapshot, files, sources: files })).problems).toEqual([]);
  });
});

describe('a compiler that ends before it has compiled', () => {
  it.each([
    ['because the system kills it', "process.kill(process.pid, 'SIGKILL');", 'SIGKILL'],
    ['because it throws', "throw new Error('no compiler for this system');", 'code 1'],
  ])('is no sound check: %s', async (_, code, end) => {
    const crash = path.join(temporaryFolder('xdocs-crash'), 'crash.cjs');
    writeFileSync(crash, `if (process.argv.includes('--singleThreaded')) { ${code} }`);
    const site = new Garden();
    vi.stubEnv('NODE_OPTIONS', `--require ${crash}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { problems } = await site.check();

    expect(problems.map(({ code: fault }) => fault)).toContain('COMPILER_FAILED');
    expect(problems.find(({ code: fault }) => fault === 'COMPILER_FAILED')?.message).toContain(end);
    vi.unstubAllEnvs();
    expect((await site.check()).problems).toEqual([]);
  });
});

describe('a package whose declarations do not parse', () => {
  const seeds = 'export declare const seed: = 3;\n';
  const broken: Files = {
    ...garden,
    'node_modules/seeds/index.d.ts': `${garden['node_modules/seeds/index.d.ts']}${seeds}`,
  };

  it('is named with its file and line, once, in every run', async () => {
    const site = new Garden(broken);
    const expected = [
      expect.objectContaining({
        code: 'DECLARATIONS_DO_NOT_PARSE',
        place: { file: 'node_modules/seeds/index.d.ts', line: 2, column: 28 },
      }),
    ];

    expect((await site.check()).problems).toEqual(expected);
    expect((await site.check()).problems).toEqual(expected);
  });

  it('is named where it is installed above the site', async () => {
    const above = temporaryFolder('xdocs-packages');
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(above, file)), { recursive: true });
      writeFileSync(path.join(above, file), text);
    };
    write('node_modules/seeds/index.d.ts', seeds);
    write('site/pages/Bed.ts', `import { seed } from 'seeds';\nexport default () => seed.toFixed();\n`);
    const files = ['pages/Bed.ts'];
    const snapshot = new Snapshot(path.join(above, 'site'));
    const { ofPackages, unchecked } = await typeCheckDemos({ snapshot, files, sources: files });

    expect(ofPackages.map(({ place }) => place?.file)).toEqual(['../node_modules/seeds/index.d.ts']);
    expect(unchecked).toEqual(files);
  });

  it('does not hide a demo that does not parse, and gives way to a version that does', async () => {
    const site = new Garden({ ...broken, 'pages/start/rows.ts': 'export const rows: number = ;\n' });
    const codes = async () => (await site.check()).problems.map(({ code }) => code).sort();

    expect(await codes()).toEqual(['DECLARATIONS_DO_NOT_PARSE', 'DEMO_DOES_NOT_PARSE']);

    site.write({
      'pages/start/rows.ts': `export const rows = 'three';\n`,
      'node_modules/seeds/index.d.ts': garden['node_modules/seeds/index.d.ts'],
      'node_modules/.package-lock.json': '{"seeds":2}',
    });
    expect(await codes()).toEqual(['DEMO_DOES_NOT_TYPE_CHECK']);
  });
});
