import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** Pathnames of the English pages that show a demo: a demo is drawn in the same way for every language. */
export function pagesWithDemos(): string[] {
  const out = inject('out');
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !/^zh[\\/]/.test(file))
    .filter((file) => readFileSync(path.join(out, file), 'utf8').includes('data-module='))
    .map((file) => `/${path.posix.dirname(file.split(path.sep).join('/'))}/`)
    .sort();
}

/** Names of the demos that the page at a pathname shows, as it was built. */
export function demosOf(pathname: string): string[] {
  const html = readFileSync(path.join(inject('out'), pathname, 'index.html'), 'utf8');
  return [...html.matchAll(/<[^>]* data-demo="([^"]*)"[^>]* data-module=/g)].map(([, name = '']) => name);
}
