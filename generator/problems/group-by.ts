/** Groups items by key and keeps their order. (Node 20 has no `Map.groupBy`.) */
export function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    if (group.push(item) === 1) groups.set(keyOf(item), group);
  }
  return groups;
}
