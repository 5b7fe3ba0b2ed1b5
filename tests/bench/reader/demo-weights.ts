import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kilobytes, scriptsOf } from './page-bytes';
import type { ScriptGraph } from './script-graph';

/** What one demo makes a reader fetch that the page, and the demos before it, did not. */
interface DemoWeight {
  page: string;
  module: string;
  bytes: number;
  files: number;
}

/** The demos of a page in their order, each with what it adds; the first also brings what mounts demos. */
function weighDemos(out: string, page: string, graph: ScriptGraph): DemoWeight[] {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const [, runtime] = /\sdata-demos="([^"]+)"/.exec(html) ?? [];
  if (runtime === undefined) return [];
  const known = graph.withImports(scriptsOf(html));
  return [...html.matchAll(/\sdata-module="([^"]+)"/g)].map(([, module = '']) => {
    const added = [...graph.withImports([runtime, module])].filter((url) => !known.has(url));
    for (const url of added) known.add(url);
    const bytes = added.reduce((sum, url) => sum + graph.bytesOf(url), 0);
    return { page, module, bytes, files: added.length };
  });
}

/** The demos of all pages whose path begins with a folder, page by page. */
export function weighPages(out: string, folder: string, graph: ScriptGraph): DemoWeight[][] {
  return pagesOf(out)
    .filter((page) => page.startsWith(`${folder}/`))
    .map((page) => weighDemos(out, page, graph));
}

/** Weighs the first demo, and then every other one, of all pages whose path begins with a folder. */
export function productLines(out: string, folder: string, graph: ScriptGraph): string[] {
  const pages = weighPages(out, folder, graph);
  return [
    weightLine(
      `${folder}, first demo of a page`,
      pages.flatMap((demos) => demos.slice(0, 1)),
    ),
    weightLine(
      `${folder}, further demos`,
      pages.flatMap((demos) => demos.slice(1)),
    ),
  ];
}

/** Paths of all pages, as the build's manifest lists them. */
function pagesOf(out: string): string[] {
  const { pages } = JSON.parse(readFileSync(path.join(out, 'build-manifest.json'), 'utf8'));
  return Object.keys(pages).filter((page) => existsSync(path.join(out, page, 'index.html')));
}

/** The most and the middle of what demos of one product add, as one line. */
function weightLine(name: string, weights: DemoWeight[]): string {
  const byBytes = weights.toSorted((a, b) => a.bytes - b.bytes);
  const [middle, most] = [byBytes[Math.floor(byBytes.length / 2)], byBytes.at(-1)];
  if (!middle || !most) return `${name}: none`;
  const files = weights.map((weight) => weight.files).toSorted((a, b) => a - b);
  return [
    `${name}: at most ${kilobytes(most.bytes)} kB gzip (${most.page})`,
    `median ${kilobytes(middle.bytes)} kB`,
    `at most ${files.at(-1)} files`,
    `median ${files[Math.floor(files.length / 2)]}`,
    `${weights.length} demos`,
  ].join(', ');
}
