import type { BuildResult } from '../generator';
import { print } from './terminal';

/** `--explain <path>`: why each page of that path and its picture were rebuilt, or that they come from the cache. */
export function explain({ pages }: BuildResult, wanted: string): void {
  const pathname = wanted.replace(/\/+$/, '') || '/';
  const found = pages.filter(({ route }) => route.pathname === pathname || route.url === `${pathname}/`);
  if (found.length === 0) print(`${wanted}: no such page in this build`);
  for (const { route, because, picture } of found) {
    print(`${route.url}: ${reason('rebuilt', because)}`);
    if (picture) print(`${route.url} (picture): ${reason('redrawn', picture.because)}`);
  }
}

function reason(made: string, because: string | undefined): string {
  return because === undefined ? 'unchanged, taken from the cache' : `${made}, ${because}`;
}
