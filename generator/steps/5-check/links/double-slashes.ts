import type { Problem } from '../../../model';
import { linkWithDoubleSlash } from '../../../problems/catalogue';
import { hasScheme, type Link, withPath } from './link';

/** No two slashes in a path; other hosts may have their own ideas, but for the end (RULES §5). */
export function doubleSlashes(link: Link): Problem | undefined {
  const doubled = hasScheme(link) ? /^https?:\/\/.*\/\/$/i : /\/\//;
  if (!doubled.test(link.path)) return undefined;
  const corrected = hasScheme(link) ? link.path.replace(/\/+$/, '/') : link.path.replace(/\/{2,}/g, '/');
  return linkWithDoubleSlash(link.reference, withPath(link, corrected));
}
