/** The demos that load the same set of names. */
export interface Reader {
  /** Keys of wanted names; sorted. */
  names: string[];
  /** Its weight in the plan. */
  weight: number;
}

/**
 * Groups demos that load the same names. The weight of a group is its size rounded down to a power of two, so that one demo
 * more or less rarely changes the plan. A name without a known demo has a reader of its own.
 */
export function readersOf(asked: string[][], everything: Iterable<string>): Reader[] {
  const counts = new Map<string, { names: string[]; count: number }>();
  const known = new Set(asked.flat());
  const others = [...everything].filter((name) => !known.has(name)).map((name) => [name]);
  for (const names of [...asked, ...others]) {
    if (names.length === 0) continue;
    const key = names.join('\n');
    counts.set(key, { names, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { names, count }]) => ({ names, weight: 2 ** Math.floor(Math.log2(count)) }));
}
