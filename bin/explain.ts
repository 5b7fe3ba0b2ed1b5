import type { BuildResult } from '../generator';

/**
 * `--explain <path>`: why each page of that path and its picture were rebuilt, or that they come from the cache, in one line each.
 * None if the build has no such page.
 */
export function explain({ pages }: BuildResult, wanted: string): string[] {
  const pathname = wanted.replace(/\/+$/, '') || '/';
  const found = pages.filter(({ route }) => route.pathname === pathname || route.url === `${pathname}/`);
  return found.flatMap(({ route, because, picture }) => [
    `${route.url}: ${reason('rebuilt', because)}`,
    ...(picture ? [`${route.url} (picture): ${reason('redrawn', picture.because)}`] : []),
  ]);
}

function reason(made: string, because: string | undefined): string {
  return because === undefined ? 'unchanged, taken from the cache' : `${made}, ${because}`;
}
