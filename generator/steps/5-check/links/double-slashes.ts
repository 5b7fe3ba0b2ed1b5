import type { Problem } from '../../../model';
import { linkWithDoubleSlash } from '../../../problems/catalogue';
import { hasScheme, type Link, withPath } from './link';

/** A path has no two slashes in a row; on other hosts, only its end is checked (RULES §5). */
export function doubleSlashes(link: Link): Problem | undefined {
  const doubled = hasScheme(link) ? /^https?:\/\/.*\/\/$/i : /\/\//;
  if (!doubled.test(link.path)) return undefined;
  const corrected = hasScheme(link) ? link.path.replace(/\/+$/, '/') : link.path.replace(/\/{2,}/g, '/');
  return linkWithDoubleSlash(link.reference, withPath(link, corrected));
}
