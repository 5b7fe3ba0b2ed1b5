import type { Problem } from '../../../model';
import { linkWithoutSlash } from '../../../problems/catalogue';
import type { Addresses } from './addresses';
import { type Link, withPath } from './link';

/** The url of a page ends in a slash; that of a file does not. */
export function linksWithoutSlash(link: Link, { urls, files }: Addresses): Problem | undefined {
  const { path, reference } = link;
  if (!path.startsWith('/') || path.endsWith('/') || files.has(path) || !urls.has(`${path}/`))
    return undefined;
  return linkWithoutSlash(reference, withPath(link, `${path}/`));
}
