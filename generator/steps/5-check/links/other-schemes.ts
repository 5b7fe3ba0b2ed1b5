import type { Problem } from '../../../model';
import { FOLLOWED_SCHEMES, isFollowed, schemeOf } from '../../../model/link-scheme';
import { otherScheme } from '../../../problems/catalogue';
import type { Link } from './link';

/** Allowed schemes are those of web pages, e-mail and telephone; links must not run code or read files. */
export function otherSchemes({ reference }: Link): Problem | undefined {
  if (isFollowed(reference.target)) return undefined;
  return otherScheme(reference, schemeOf(reference.target) ?? '', FOLLOWED_SCHEMES);
}
