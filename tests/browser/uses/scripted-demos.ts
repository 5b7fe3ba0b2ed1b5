import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Uses } from '../../uses/use';

/** Names of the demos of a page that have a script of their own, which uses them as the page says. */
export async function scriptedDemos(pathname: string): Promise<Set<string>> {
  const name = pathname.replace(/^\/|\/$/g, '');
  if (!existsSync(path.resolve(`tests/uses/${name}.ts`))) return new Set();
  const { uses }: { uses: Uses } = await import(/* @vite-ignore */ `../../uses/${name}.ts`);
  return new Set(Object.keys(uses));
}
