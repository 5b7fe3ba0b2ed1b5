import type { Problem } from '../../../model';
import { relativeLink } from '../../../problems/catalogue';
import { hasScheme, type Link } from './link';

/** A link starts with a slash, a hash, or a scheme. */
export function relativeLinks(link: Link): Problem | undefined {
  const { path, hash, reference } = link;
  const isHere = path === '' && hash !== undefined;
  return isHere || path.startsWith('/') || hasScheme(link) ? undefined : relativeLink(reference);
}
