import { hashOf } from '../../cache/hash';
import type { SiteDefinition } from '../../contract/site';
import type { Assets } from '../../model';
import type { KeptFile } from './memory/files-folder';
import type { Memory } from './memory/memory';
import type { BrowserFiles } from './targets/for-browsers';
import type { NodeProgram } from './targets/for-node';

/** A whole bundle by file names, so that it means the same wherever the memory lies. */
export interface BundleRecord {
  browser: BrowserFiles;
  /** The file of rules that every page shares. */
  styles: KeptFile;
  beforePaint: string;
  server: NodeProgram;
  demoServer?: NodeProgram & { demos: Record<string, string> };
}

/** The bundle as the next steps know it: urls for browsers, absolute paths for Node. */
export function assetsOf(record: BundleRecord, { assets }: SiteDefinition, memory: Memory): Assets {
  const { browser, styles, server, demoServer, beforePaint } = record;
  const urlOf = (name: string) => `${assets}/assets/${name}`;
  const files = uniqueByName([...browser.files, styles]);
  return {
    files: files.map(({ name, bytes }) => ({
      path: urlOf(name).slice(1),
      from: memory.browser.pathOf(name),
      bytes,
    })),
    client: urlOf(browser.client),
    styles: urlOf(styles.name),
    ...(browser.demoRuntime !== undefined && { demoRuntime: urlOf(browser.demoRuntime) }),
    demos: mapValues(browser.demos, urlOf),
    imports: Object.fromEntries(
      Object.entries(browser.imports)
        .map(([name, imports]) => [urlOf(name), imports.map(urlOf)])
        .sort(),
    ),
    server: memory.node.pathOf(server.entry),
    ...(demoServer && {
      demoServer: {
        entry: memory.node.pathOf(demoServer.entry),
        demos: mapValues(demoServer.demos, (name) => memory.node.pathOf(name)),
      },
    }),
    beforePaint,
    hash: hashOf(assets, beforePaint, server.entry, ...files.flatMap(({ name, hash }) => [name, hash])),
  };
}

/** All files of a bundle, by the folder they are kept in. */
export function filesOf({
  browser,
  styles,
  server,
  demoServer,
}: BundleRecord): Record<'browser' | 'node', KeptFile[]> {
  return { browser: [...browser.files, styles], node: [...server.files, ...(demoServer?.files ?? [])] };
}

function uniqueByName(files: KeptFile[]): KeptFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function mapValues(
  record: Record<string, string>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record)
      .sort()
      .map(([key, value]) => [key, change(value)]),
  );
}
