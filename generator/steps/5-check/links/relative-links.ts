import type { Problem } from '../../../model';
import { emptyTarget, relativeLink } from '../../../problems/catalogue';
import { hasScheme, type Link } from './link';

/** A link has a target, which starts with a slash, a hash, or a scheme. */
export function relativeLinks(link: Link): Problem | undefined {
  const { path, hash, reference } = link;
  if (reference.target.trim() === '') return emptyTarget('link', reference.place);
  const isHere = path === '' && hash !== undefined;
  return isHere || path.startsWith('/') || hasScheme(link) ? undefined : relativeLink(reference);
}
