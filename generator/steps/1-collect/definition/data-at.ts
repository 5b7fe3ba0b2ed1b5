import type { Path } from './run-definition';

/** The value at a path; undefined when there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), data);
}

/** The pathname of the innermost entry that a path leads through. */
export function entryAbove(data: unknown, path: Path): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const pathname = valueAt(data, [...path.slice(0, length), 'pathname']);
    if (typeof pathname === 'string') return pathname;
  }
  return undefined;
}

/** An object or a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** `navigation[3].title`, as code would write it. */
export function pathText(path: Path): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}

/** The names of an object's fields. */
export function fieldNames(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
