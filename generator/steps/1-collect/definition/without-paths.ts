import { isObject } from './data-at';
import type { Path } from './run-definition';

/** A copy of data without the list items and fields at some paths. */
export function withoutPaths(data: unknown, paths: readonly Path[]): unknown {
  const cut = new Set(paths.map((path) => JSON.stringify(path)));
  const isKept = (path: Path) => !cut.has(JSON.stringify(path));
  const copied = (value: unknown, path: Path): unknown => {
    if (!isObject(value)) return value;
    if (!Array.isArray(value)) {
      const fields = Object.entries(value).filter(([key]) => isKept([...path, key]));
      return Object.fromEntries(fields.map(([key, child]) => [key, copied(child, [...path, key])]));
    }
    return value.flatMap((item, at) => (isKept([...path, at]) ? [copied(item, [...path, at])] : []));
  };
  return copied(data, []);
}
