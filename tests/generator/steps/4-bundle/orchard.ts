import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openMemory, Snapshot, saveMemory } from '../../../../generator/cache';
import type { SiteDefinition } from '../../../../generator/contract/site';
import type { Assets, Problem } from '../../../../generator/model';
import { bundle } from '../../../../generator/steps/4-bundle/bundle';
import { siteDefinition } from '../../../builders/site-definition';
import { temporaryFolder } from '../../../temporary-folder';

/** Files of a small site, by path; packages are installed beside them. */
export type Files = Record<string, string>;

const site: Files = {
  'package-lock.json': '{}',
  'site/server.ts': `export const serverEntry = { render: () => ({}), sharedStyles: () => 'a{color:green}', beforePaint: () => 'var a=1' };`,
  'site/client.ts': `document.title += '!';`,
  'site/demos.ts': `export const mountDemo = (root: { dataset: Record<string, string> }) => import(root.dataset.module ?? '');`,
  'site/demo-server.ts': `export const demoServerEntry = { renderDemo: (draw: () => string) => ({ html: draw(), styles: '' }) };`,
};

const packages: Files = {
  ...installed('fruit', `export const pear = 'pear', plum = 'plum'; export default 'fruit';`),
  ...installed('counter', `let count = 0; export const next = () => ++count;`),
  ...installed('effect', `globalThis.effects = (globalThis.effects ?? 0) + 1;`, { sideEffects: true }),
  ...installed('old', `exports.ripe = 'ripe'; exports.default = 'old'; exports.__esModule = true;`),
};

/** An installed package with one module. */
export function installed(name: string, code: string, facts: Record<string, unknown> = {}): Files {
  const folder = `node_modules/${name}`;
  const about = { name, version: '1.0.0', main: 'index.js', sideEffects: false, ...facts };
  return { [`${folder}/package.json`]: JSON.stringify(about), [`${folder}/index.js`]: code };
}

/** A folder with a small site: an orchard of demos, and four packages they may use. */
export class Orchard {
  readonly root = temporaryFolder('orchard');
  readonly cacheFolder = temporaryFolder('orchard-cache');
  definition: SiteDefinition = siteDefinition({
    entries: {
      server: 'site/server.ts',
      client: 'site/client.ts',
      demos: 'site/demos.ts',
      demoServer: 'site/demo-server.ts',
    },
  });

  constructor(files: Files = {}) {
    this.write({ ...site, ...packages, ...files });
  }

  write(files: Files): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  async bundle(...demoFiles: string[]): Promise<{ assets?: Assets; problems: Problem[] }> {
    const { root, cacheFolder, definition } = this;
    const memory = openMemory(cacheFolder, new Snapshot(root));
    const result = await bundle({ memory, site: definition, demoFiles });
    saveMemory(memory);
    return result;
  }

  /** The assets of a site without mistakes. */
  async assets(...demoFiles: string[]): Promise<Assets> {
    const { assets, problems } = await this.bundle(...demoFiles);
    if (!assets) throw new Error(JSON.stringify(problems, null, 1));
    return assets;
  }
}

/** Publishes assets into a folder of its own, so that Node can load them as a browser would. */
export function publish({ files }: Assets): (url: string) => Promise<Record<string, unknown>> {
  const out = temporaryFolder('orchard-out');
  writeFileSync(path.join(out, 'package.json'), '{"type":"module"}');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(out, file.path)), { recursive: true });
    copyFileSync(file.from, path.join(out, file.path));
  }
  return (url) => import(pathToFileURL(path.join(out, url)).href);
}

/** What a demo's component returns in the browser bundle. */
export async function draw(assets: Assets, demo: string): Promise<unknown> {
  const { default: component } = await publish(assets)(assets.demos[demo] ?? '');
  return typeof component === 'function' ? component() : undefined;
}
