import type { Problem } from '../../../model';
import { FOLLOWED_SCHEMES, isFollowed, schemeOf } from '../../../model/link-scheme';
import { otherScheme } from '../../../problems/catalogue';
import type { Link } from './link';

/** A link leads to a page of this or another site, to a mailbox or a telephone; it runs no code and reads no file. */
export function otherSchemes({ reference }: Link): Problem | undefined {
  if (isFollowed(reference.target)) return undefined;
  return otherScheme(reference, schemeOf(reference.target) ?? '', FOLLOWED_SCHEMES);
}
