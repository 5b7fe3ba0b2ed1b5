import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Lines about what one page costs before anybody touches it. */
export function byteLines(out: string, page: string): string[] {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const files = withImports(out, namedScripts(html));
  const scripts = files.map((url) => readFileSync(path.join(out, url), 'utf8'));
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '').join('');
  const react = scripts.some((text) => text.includes('__reactContainer')) ? 'with React' : 'no React';
  const bytes = scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  return [
    `JavaScript before interaction: ${kilobytes(bytes)} kB gzip in ${files.length} files, ${react} (aim ≤ 12)`,
    `inline CSS: ${kilobytes(gzipSync(inline).length)} kB gzip (aim ≤ 8)`,
    `HTML: ${kilobytes(gzipSync(html).length)} kB gzip`,
  ];
}

/** Gzip size of a built file, as a host would send it. */
export function gzipOf(out: string, pathname: string): number {
  return gzipSync(readFileSync(path.join(out, pathname))).length;
}

/** A thousand bytes are a kilobyte here. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function namedScripts(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, url]) => url ?? '');
}

/** Scripts and all that they import at once; what is imported on demand comes later. */
function withImports(out: string, urls: string[], known = new Set<string>()): string[] {
  for (const url of urls.filter((file) => !known.has(file))) {
    known.add(url);
    const code = readFileSync(path.join(out, url), 'utf8');
    const names = [...code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)].map(([, name]) => name ?? '');
    withImports(
      out,
      names.map((name) => path.posix.join(path.posix.dirname(url), name)),
      known,
    );
  }
  return [...known];
}
