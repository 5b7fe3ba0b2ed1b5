import type { Problem } from '../../../model';
import { linkToOwnOrigin } from '../../../problems/catalogue';
import type { Addresses } from './addresses';
import { type Link, withPath } from './link';

/** A page of this very site is linked without its host. Other pages of the same host are other sites. */
export function absoluteLinks(link: Link, { origin, urls }: Addresses): Problem | undefined {
  if (link.path !== origin && !link.path.startsWith(`${origin}/`)) return undefined;
  const path = `${link.path.slice(origin.length).replace(/\/+$/, '')}/`;
  return path !== '/' && urls.has(path) ? linkToOwnOrigin(link.reference, withPath(link, path)) : undefined;
}
