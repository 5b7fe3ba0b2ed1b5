import { withoutTrailingSlashes } from '../../../contract/trailing-slashes';
import type { Problem } from '../../../model';
import { linkToOwnOrigin } from '../../../problems/catalogue';
import type { Addresses } from './addresses';
import { type Link, withPath } from './link';

/** Links to pages of this site have no host. Other paths of the same host belong to other sites. */
export function absoluteLinks(link: Link, { origin, urls }: Addresses): Problem | undefined {
  if (link.path !== origin && !link.path.startsWith(`${origin}/`)) return undefined;
  const path = `${withoutTrailingSlashes(link.path.slice(origin.length))}/`;
  return path !== '/' && urls.has(path) ? linkToOwnOrigin(link.reference, withPath(link, path)) : undefined;
}
