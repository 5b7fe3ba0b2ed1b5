import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ScriptGraph } from './script-graph';

/** Lines about what one page costs before anybody touches it. */
export function byteLines(out: string, page: string, graph: ScriptGraph): string[] {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const files = [...graph.withImports(scriptsOf(html))];
  const scripts = files.map((url) => readFileSync(path.join(out, url), 'utf8'));
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '').join('');
  const react = scripts.some((text) => text.includes('__reactContainer')) ? 'with React' : 'no React';
  const bytes = files.reduce((sum, url) => sum + graph.bytesOf(url), 0);
  return [
    `JavaScript before interaction: ${kilobytes(bytes)} kB gzip in ${files.length} files, ${react} (aim ≤ 12)`,
    `inline CSS: ${kilobytes(gzipSync(inline).length)} kB gzip (aim ≤ 8)`,
    `HTML: ${kilobytes(gzipSync(html).length)} kB gzip`,
  ];
}

/** A thousand bytes are a kilobyte here. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Urls of the scripts that a page names. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, url = '']) => url);
}
