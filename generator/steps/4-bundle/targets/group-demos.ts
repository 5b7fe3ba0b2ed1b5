import { reach } from '../modules/reach';
import type { Modules } from '../modules/walk-modules';

/** Demos that share modules, and all modules they are made of. */
export interface DemoGroup {
  entries: string[];
  files: string[];
}

/**
 * Puts demos together that share a module, near or far. A change in one demo then concerns its group
 * and no other, and a shared module is loaded once.
 */
export function groupDemos(modules: Modules, demoFiles: string[]): DemoGroup[] {
  const groups: { entries: string[]; files: Set<string> }[] = [];
  for (const entry of demoFiles) {
    const files = reach(modules, [entry]);
    const related = groups.filter((group) => [...files].some((file) => group.files.has(file)));
    const united = {
      entries: [...related.flatMap(({ entries }) => entries), entry],
      files: new Set([...related.flatMap((group) => [...group.files]), ...files]),
    };
    for (const group of related) groups.splice(groups.indexOf(group), 1);
    groups.push(united);
  }
  return groups
    .map(({ entries, files }) => ({ entries: entries.sort(), files: [...files].sort() }))
    .sort((a, b) => ((a.entries[0] ?? '') < (b.entries[0] ?? '') ? -1 : 1));
}
