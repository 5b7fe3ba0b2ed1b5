import { pathText, valueAt } from './data-at';
import type { Path } from './run-definition';

/** A field of a definition in words. */
export interface NamedField {
  /** The entry it belongs to, else the definition. */
  owner: string;
  /** `security.scriptHosts[1]`, from its owner on. */
  field: string;
}

/** Names the field at a path. A field of a menu entry is named by the entry's pathname. */
export function fieldOf(path: Path, data: unknown): NamedField {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const pathname = valueAt(data, [...path.slice(0, length), 'pathname']);
    if (typeof pathname === 'string') {
      return { owner: `the entry ${pathname}`, field: pathText(path.slice(length)) };
    }
  }
  return { owner: 'the definition', field: pathText(path) };
}
