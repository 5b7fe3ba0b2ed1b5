import type { Assets } from '../../model';

/**
 * Urls of all scripts that a demo needs before it can be drawn: its own script first, then everything that it imports
 * statically, directly or indirectly, sorted. Scripts that mount demos are left out unless the demo imports them. Empty for a
 * file that is no demo.
 */
export function filesOfDemo(
  { demos, imports }: Pick<Assets, 'demos' | 'imports'>,
  demoFile: string,
): string[] {
  const entry = demos[demoFile];
  if (entry === undefined) return [];
  const found = new Set<string>();
  const visit = (url: string): void => {
    for (const imported of imports[url] ?? []) {
      if (found.has(imported) || imported === entry) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(entry);
  return [entry, ...[...found].sort()];
}
