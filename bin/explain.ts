import type { BuildResult } from '../generator';
import { print } from './terminal';

/** `--explain <path>`: why each page of that path was rebuilt, or that it was remembered. */
export function explain({ pages }: BuildResult, wanted: string): void {
  const pathname = wanted.replace(/\/+$/, '') || '/';
  const found = pages.filter(({ route }) => route.pathname === pathname || route.url === `${pathname}/`);
  if (found.length === 0) print(`${wanted}: no such page in this build`);
  for (const { route, because } of found) {
    print(
      `${route.url}: ${because === undefined ? 'unchanged, taken from the cache' : `rebuilt, ${because}`}`,
    );
  }
}
