import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What Node's profiler writes of a thread, as far as it is read here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[];
  samples: number[];
  /** In microseconds, one for each sample. */
  timeDeltas: number[];
}

/** Time that threads spent below functions of some names, in ms, by the outermost of these. */
export function timeBelow(folder: string, names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const profile: Profile = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const nameOf = outermost(profile, new Set(names));
    for (const [at, id] of profile.samples.entries()) {
      const name = nameOf.get(id);
      const ms = (profile.timeDeltas[at] ?? 0) / 1000;
      if (name !== undefined) times.set(name, (times.get(name) ?? 0) + ms);
    }
  }
  return times;
}

/** For each call that is below one of the functions, which one. Calls come before those that they make. */
function outermost({ nodes }: Profile, names: ReadonlySet<string>): Map<number, string> {
  const found = new Map<number, string>();
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  for (const { id, callFrame } of nodes) {
    const above = found.get(parents.get(id) ?? -1);
    const name = above ?? (names.has(callFrame.functionName) ? callFrame.functionName : undefined);
    if (name !== undefined) found.set(id, name);
  }
  return found;
}
