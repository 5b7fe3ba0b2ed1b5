/** Who loads names at once: demos that ask for just these. */
export interface Reader {
  /** Keys of wanted names; sorted. */
  names: string[];
  /** How much it counts. */
  weight: number;
}

/**
 * Puts those together who ask for the same. How many they are counts down to a power of two, so that one demo
 * more or less hardly ever divides the packages in another way. A name that nobody is known to ask for
 * has a reader of its own.
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
