import { isObject, valueAt } from './data-at';
import type { Path } from './run-definition';

/**
 * A copy of data without the list items and fields at some paths, and without the groups of which nothing is left: a group
 * without children would be a page.
 */
export function withoutPaths(data: unknown, paths: readonly Path[]): unknown {
  const cut = new Set(paths.map((path) => JSON.stringify(path)));
  const isKept = (path: Path) => !cut.has(JSON.stringify(path));
  const copied = (value: unknown, path: Path): unknown => {
    if (!isObject(value)) return value;
    if (!Array.isArray(value)) {
      const fields = Object.entries(value).filter(([key]) => isKept([...path, key]));
      return Object.fromEntries(fields.map(([key, child]) => [key, copied(child, [...path, key])]));
    }
    return value.flatMap((item, at) => {
      const kept = isKept([...path, at]) ? [copied(item, [...path, at])] : [];
      return kept.filter((copy) => childrenOf(copy) !== 0 || childrenOf(item) === 0);
    });
  };
  return copied(data, []);
}

/** The number of an entry's children; undefined for what has no list of them. */
function childrenOf(entry: unknown): number | undefined {
  const children = valueAt(entry, ['children']);
  return Array.isArray(children) ? children.length : undefined;
}
