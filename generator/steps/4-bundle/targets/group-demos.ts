import { reach } from '../modules/reach';
import type { Modules } from '../modules/walk-modules';

/** Demos that share modules, and all modules they are made of. */
export interface DemoGroup {
  entries: string[];
  files: string[];
}

/**
 * Groups demos that share a module, directly or indirectly. A change of a demo then affects only its group, and a shared
 * module is loaded once.
 */
export function groupDemos(modules: Modules, demoFiles: string[]): DemoGroup[] {
  const groupOf = new Map<string, { entries: string[]; files: string[] }>();
  for (const entry of demoFiles) {
    const reached = [...reach(modules, [entry])];
    const related = new Set(reached.flatMap((file) => groupOf.get(file) ?? []));
    const united = { entries: [entry], files: reached.filter((file) => !groupOf.has(file)) };
    for (const { entries, files } of related) {
      united.entries.push(...entries);
      united.files.push(...files);
    }
    for (const file of [entry, ...united.files]) groupOf.set(file, united);
  }
  return [...new Set(groupOf.values())]
    .map(({ entries, files }) => ({ entries: entries.sort(), files: files.sort() }))
    .sort((a, b) => ((a.entries[0] ?? '') < (b.entries[0] ?? '') ? -1 : 1));
}

/** A group for each demo, with all its modules; a shared module is in several groups. */
export function singleDemoGroups(modules: Modules, demoFiles: string[]): DemoGroup[] {
  return demoFiles.map((file) => ({ entries: [file], files: [...reach(modules, [file])].sort() }));
}
