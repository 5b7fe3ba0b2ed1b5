import type { SiteDefinition } from '../../../contract/site';
import type { Route } from '../../../model';

/** How much of the hash of a picture its name has: as much as the names of scripts. */
const HASH_LENGTH = 10;

/** Where the picture of a page lies in the output: a path that says which page, and a hash of what it shows. */
export function picturePath(
  { pathname, language }: Pick<Route, 'pathname' | 'language'>,
  hash: string,
  { assets }: Pick<SiteDefinition, 'assets'>,
): string {
  const name = pathname.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '');
  return `${picturesFolder({ assets }).slice(1)}/${name}.${language}-${hash.slice(0, HASH_LENGTH)}.png`;
}

/** The folder of all pictures, as a path of the output that begins with a slash. */
export function picturesFolder({ assets }: Pick<SiteDefinition, 'assets'>): string {
  return `${assets}/assets/pictures`;
}
