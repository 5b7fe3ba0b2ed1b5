import type { SiteDefinition } from '../../../contract/site';
import type { Route } from '../../../model';
import { PICTURES_FOLDER } from '../../../model/pictures-folder';

/** The length of the hash in the name of a picture. */
const HASH_LENGTH = 10;

/** The output path of a page's picture: its name contains the page and a hash of the content. */
export function picturePath(
  { pathname, language }: Pick<Route, 'pathname' | 'language'>,
  hash: string,
  { assets }: Pick<SiteDefinition, 'assets'>,
): string {
  const name = pathname.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${assets.slice(1)}/${PICTURES_FOLDER}/${name}.${language}-${hash.slice(0, HASH_LENGTH)}.png`;
}
