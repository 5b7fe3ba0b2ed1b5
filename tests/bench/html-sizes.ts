import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface PageSize {
  file: string;
  html: number;
  styles: number;
}

/** Lines about the gzip size of built pages, their critical styles, and the largest of them. */
export function htmlSizes(out: string): string[] {
  const pages = pagesOf(out).map((file) => sizeOf(out, file));
  const sorted = [...pages].sort((a, b) => b.html - a.html);
  const middle = (of: (page: PageSize) => number) =>
    [...pages].map(of).sort((a, b) => a - b)[Math.floor(pages.length / 2)] ?? 0;
  return [
    '',
    `${pages.length} pages; gzip median ${kilobytes(middle(({ html }) => html))} HTML (aim ≤ 20 kB), of it ${kilobytes(middle(({ styles }) => styles))} critical styles`,
    `largest: ${sorted
      .slice(0, 5)
      .map(({ file, html }) => `${path.dirname(file)} ${kilobytes(html)}`)
      .join(', ')}`,
    `JavaScript before interaction on a text page: ${kilobytes(scriptsOf(out))} gzip`,
  ];
}

function pagesOf(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('index.html') &&
      !readFileSync(path.join(out, file), 'utf8').includes('http-equiv="refresh"'),
  );
}

function sizeOf(out: string, file: string): PageSize {
  const html = readFileSync(path.join(out, file), 'utf8');
  const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return { file, html: gzipSync(html).length, styles: gzipSync(styles).length };
}

/** Scripts that a page names itself, with what they import at once; what is imported on demand comes later. */
function scriptsOf(out: string): number {
  const html = readFileSync(path.join(out, 'x/introduction/licensing/index.html'), 'utf8');
  const named = html.matchAll(/<(?:script[^>]*\ssrc|link rel="modulepreload" href)="([^"]+)"/g);
  const urls = [...named].map(([, url = '']) => url);
  return urls.reduce((sum, url) => sum + gzipSync(readFileSync(path.join(out, url))).length, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
