/** Items by key, in the order in which keys and items come. (`Map.groupBy` is younger than Node 20.) */
export function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    if (group.push(item) === 1) groups.set(keyOf(item), group);
  }
  return groups;
}
