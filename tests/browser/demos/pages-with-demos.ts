import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** A page of the API, and its product. */
const API = /^\/x\/api\/([^/]+)\//;

/**
 * Pathnames of the English pages that show all demos: a demo is drawn in the same way for every language. Pages of the
 * API show demos of other pages, so one of each product stands for those that show no demo of their own.
 */
export function pagesWithDemos(): string[] {
  const all = allWithDemos();
  const shown = new Set(all.filter((pathname) => !API.test(pathname)).flatMap(modulesOf));
  const products = new Set<string>();
  return all.filter((pathname) => {
    const [, product] = API.exec(pathname) ?? [];
    const isNeeded =
      product === undefined ||
      !products.has(product) ||
      modulesOf(pathname).some((module) => !shown.has(module));
    if (product !== undefined) products.add(product);
    return isNeeded;
  });
}

function allWithDemos(): string[] {
  const out = inject('out');
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !/^zh[\\/]/.test(file))
    .filter((file) => readFileSync(path.join(out, file), 'utf8').includes('data-module='))
    .map((file) => `/${path.posix.dirname(file.split(path.sep).join('/'))}/`)
    .sort();
}

/** Names of the demos that the page at a pathname shows, as it was built. */
export function demosOf(pathname: string): string[] {
  return shownBy(pathname).map(({ name }) => name);
}

/** Their modules: demos of two pages may have one name. */
function modulesOf(pathname: string): string[] {
  return shownBy(pathname).map(({ module }) => module);
}

function shownBy(pathname: string): { name: string; module: string }[] {
  const html = readFileSync(path.join(inject('out'), pathname, 'index.html'), 'utf8');
  return [...html.matchAll(/<[^>]* data-demo="([^"]*)"[^>]* data-module="([^"]*)"/g)].map(
    ([, name = '', module = '']) => ({ name, module }),
  );
}
