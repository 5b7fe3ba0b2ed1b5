import type { Problem } from '../../../model';
import { relativeLink } from '../../../problems/catalogue';
import { hasScheme, type Link } from './link';

/** A link begins with a slash, a hash, or the scheme of another place. */
export function relativeLinks(link: Link): Problem | undefined {
  const { path, hash, reference } = link;
  const isHere = path === '' && hash !== undefined;
  return isHere || path.startsWith('/') || hasScheme(link) ? undefined : relativeLink(reference);
}
