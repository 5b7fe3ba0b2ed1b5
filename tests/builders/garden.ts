import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildResult, buildSite, checkSite, devSite, type Problem } from '../../generator';
import type { BuildOptions } from '../../generator/commands/build';
import type { DevServer } from '../../generator/commands/dev';
import type { DevOptions } from '../../generator/commands/dev-session';
import { SiteError } from '../../generator/problems/site-error';
import { temporaryFolder } from '../temporary-folder';
import { siteDefinition } from './site-definition';

/** Files of a site, by path. */
export type Files = Record<string, string>;

const definition = siteDefinition({
  navigation: [
    { pathname: '/start', title: 'Start' },
    { pathname: '/beds', title: 'Beds' },
  ],
  offline: '/offline',
  manifest: { name: 'Garden', icons: [] },
  entries: {
    server: 'site/server.ts',
    client: 'site/client.ts',
    demos: 'site/demos.ts',
    demoServer: 'site/demo-server.ts',
    serviceWorker: 'site/worker.ts',
  },
});

const text = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What grows here.\n---\n\n# ${title}\n\n${body}\n`;

/** A site with everything that a build remembers: texts, demos, styles, a package, words, a service worker. */
export const garden: Files = {
  'data/site.ts': `import { home } from './home';\nexport const site = { ...${JSON.stringify(definition)}, home };\n`,
  'data/home.ts': `export const home = '/start';\n`,
  'data/exempt.ts': `export const exempt = ['/blog'];\n`,
  'pages/start/index.md': text('Start', '## Soil\n\nDig.\n\n{{"demo": "Bed.ts"}}'),
  'pages/start/index.zh.md': text('开始', '## 土壤\n\n挖。\n\n{{"demo": "Bed.ts"}}'),
  'pages/beds/index.md': text('Beds', 'Raised.'),
  'pages/beds/index.zh.md': text('苗床', '高。'),
  'pages/start/Bed.ts': `import { rows } from './rows';\nimport { sow } from 'seeds';\n\nexport default function Bed() {\n  return sow(rows);\n}\n`,
  'pages/start/rows.ts': `export const rows = 3;\n`,
  'translations/en.json': '{}\n',
  'translations/zh.json': '{}\n',
  'public/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'site/server.ts': `import { frame } from './frame';\nexport const serverEntry = { render: frame, sharedStyles: () => 'a{color:green}', beforePaint: () => 'var a=1' };\n`,
  'site/frame.ts': `export const frame = ({ title, content, words }) => ({\n  htmlAttributes: { lang: 'en' },\n  head: '<title>' + title + (words.zh?.mark ?? '') + '</title>',\n  styles: '',\n  body: '<body>' + JSON.stringify(content) + (content.parts ?? []).flatMap(({ html, demo }) => [html, demo?.fallback]).map((slot) => slot === undefined ? '' : '\uE000' + slot + '\uE001').join('') + '</body>',\n});\n`,
  'site/client.ts': `import './client.css';\nimport words from './words.json';\ndocument.title += words.mark;\n`,
  'site/client.css': `b { color: red; }\n`,
  'site/words.json': `{ "mark": "!" }\n`,
  'site/demos.ts': `export const mountDemo = (url: string) => import(url);\n`,
  'site/demo-server.ts': `export const demoServerEntry = { renderDemo: (draw: () => string) => ({ html: '<p>' + draw() + '</p>', styles: '' }) };\n`,
  'site/worker.ts':
    `import { exempt } from '../data/exempt';\ndeclare const self: unknown;\nconsole.log(exempt, Reflect.get(self as object, '__WB_MANIFEST'), (self as { __WB_MANIFEST: unknown }).__WB_MANIFEST);\n`.replace(
      "Reflect.get(self as object, '__WB_MANIFEST'), ",
      '',
    ),
  'node_modules/.package-lock.json': '{"seeds":1}',
  'node_modules/seeds/package.json': JSON.stringify({
    name: 'seeds',
    version: '1.0.0',
    main: 'index.js',
    types: 'index.d.ts',
    sideEffects: false,
  }),
  'node_modules/seeds/index.js': `export const sow = (rows) => 'sown ' + rows;\n`,
  'node_modules/seeds/index.d.ts': `export declare function sow(rows: number): string;\n`,
};

type GardenOptions = Pick<
  Partial<BuildOptions>,
  'cacheFolder' | 'only' | 'languages' | 'mode' | 'pictures' | 'reporter'
>;

/** A garden in a folder of its own, which goes when the test ends. */
export class Garden {
  readonly root: string;
  readonly cacheFolder: string;
  private readonly folder = temporaryFolder('xdocs-garden');

  constructor(files: Files = garden) {
    this.root = path.join(this.folder, 'site');
    this.cacheFolder = path.join(this.folder, 'cache');
    this.write(files);
  }

  /** Writes files; one without contents goes. */
  write(files: Record<string, string | Uint8Array | undefined>): void {
    for (const [name, contents] of Object.entries(files)) {
      const file = path.join(this.root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      if (contents === undefined) rmSync(file);
      else writeFileSync(file, contents);
    }
  }

  /** Every file of the published site, by name. */
  published(): Files {
    return filesBelow(path.join(this.root, 'dist'));
  }

  async build(
    options: GardenOptions = { cacheFolder: this.cacheFolder },
  ): Promise<Partial<BuildResult> & { problems: Problem[] }> {
    const { root } = this;
    const out = path.join(root, 'dist');
    return attempt(() => buildSite({ root, out, definition: 'data/site.ts', workers: 0, ...options }));
  }

  async check(options: { cacheFolder?: string } = { cacheFolder: this.cacheFolder }) {
    return attempt(() => checkSite({ root: this.root, definition: 'data/site.ts', workers: 0, ...options }));
  }

  /** Starts a development server, which the caller closes. */
  async develop(options: Partial<DevOptions> = {}): Promise<DevServer> {
    const { root, cacheFolder } = this;
    const own = { root, cacheFolder, definition: 'data/site.ts', workers: 0, port: 0 };
    return devSite({ ...own, onProblems: () => undefined, ...options });
  }
}

/** Problems, whether they were collected or ended the run. */
async function attempt<T extends { problems: Problem[] }>(
  run: () => Promise<T>,
): Promise<T | { problems: Problem[] }> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof SiteError) return { problems: [...error.problems] };
    throw error;
  }
}

/** Contents of every file below a folder, by path. */
export function filesBelow(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));
}
