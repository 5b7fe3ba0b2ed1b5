import path from 'node:path';
import { type ContentStore, hashOf, type StoredFile } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import { fileUrl } from '../../contract/url';
import type { Assets } from '../../model';
import type { FinishedFile } from './remember-part';
import type { BrowserFiles } from './targets/for-browsers';
import type { DemoProgram, NodeProgram } from './targets/for-node';

/** A bundle by file names without folders, so that it does not depend on the location of the cache. */
export interface BundleRecord {
  browser: BrowserFiles;
  /** The file of rules that every page shares. */
  styles: FinishedFile;
  /** The page of the frame in which changed demos run. */
  framePage?: FinishedFile;
  beforePaint: string;
  server: NodeProgram;
  demoServer?: DemoProgram;
}

/** The bundle with urls for browsers and absolute paths for Node, as later steps need it. */
export function assetsOf(
  record: BundleRecord,
  site: SiteDefinition,
  { modules, store }: { modules: string; store: ContentStore },
): Assets {
  const { assets } = site;
  const moduleOf = (name: string) => path.join(modules, name);
  const { browser, styles, server, demoServer, beforePaint } = record;
  const pathOf = (name: string) => `${assets}/assets/${name}`;
  const urlOf = (name: string) => fileUrl(pathOf(name), site);
  const files = uniqueByName(filesOf(record).browser);
  return {
    files: files.map(({ name, bytes, hash }) => ({
      path: pathOf(name).slice(1),
      from: store.fileOf(hash),
      bytes,
    })),
    digests: Object.fromEntries(files.map(({ name, sha256 }) => [urlOf(name), sha256])),
    packages: [...new Set(browser.packages)].sort(),
    client: urlOf(browser.client),
    styles: urlOf(styles.name),
    ...(browser.demoClient !== undefined && { demoClient: urlOf(browser.demoClient) }),
    ...(browser.demoRuntime !== undefined && { demoRuntime: urlOf(browser.demoRuntime) }),
    ...demoFrameOf(record, urlOf),
    demos: mapValues(browser.demos, urlOf),
    imports: Object.fromEntries(
      sortedEntries(browser.imports).map(([name, imports]) => [urlOf(name), imports.map(urlOf)]),
    ),
    server: moduleOf(server.entry),
    ...(demoServer && {
      demoServer: {
        entry: moduleOf(demoServer.entry),
        demos: mapValues(demoServer.demos, moduleOf),
        states: demoServer.states,
      },
    }),
    beforePaint,
    hash: hashOf(
      fileUrl(assets, site),
      beforePaint,
      server.entry,
      ...files.flatMap(({ name, hash }) => [name, hash]),
    ),
  };
}

/** The files that edited demos need; undefined when one of them is missing. */
function demoFrameOf(
  { browser: { packageTable, demoEditor }, framePage }: BundleRecord,
  urlOf: (name: string) => string,
): Pick<Assets, 'demoFrame'> {
  if (packageTable === undefined || demoEditor === undefined || !framePage) return {};
  return {
    demoFrame: { page: urlOf(framePage.name), packages: urlOf(packageTable), editor: urlOf(demoEditor) },
  };
}

/** All files of a bundle, by platform. */
export function filesOf({ browser, styles, framePage, server, demoServer }: BundleRecord): {
  browser: FinishedFile[];
  node: StoredFile[];
} {
  return {
    browser: [...browser.files, styles, ...(framePage ? [framePage] : [])],
    node: [...server.files, ...(demoServer?.files ?? [])],
  };
}

function uniqueByName(files: FinishedFile[]): FinishedFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function mapValues(
  record: Record<string, string>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(sortedEntries(record).map(([key, value]) => [key, change(value)]));
}

/** By key. The default order of `sort` would make texts of entries in each comparison. */
function sortedEntries<T>(record: Record<string, T>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
