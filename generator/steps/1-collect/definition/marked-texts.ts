import { MARKS } from '../../../model/marks';
import { isObject } from './data-at';
import type { Path } from './run-definition';

/** A text that contains a reserved character (model/marks). */
export interface MarkedText {
  path: Path;
  mark: string;
}

/** All of them in some data. */
export function markedTexts(data: unknown, path: Path = []): MarkedText[] {
  const mark = typeof data === 'string' ? MARKS.exec(data)?.[0] : undefined;
  if (mark !== undefined) return [{ path, mark }];
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    markedTexts(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
