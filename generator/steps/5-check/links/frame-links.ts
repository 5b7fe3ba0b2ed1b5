import { withoutBase } from '../../../contract/url';
import type { Inventory, Place, Problem } from '../../../model';
import { brokenFrameLink } from '../../../problems/catalogue';
import { placesIn } from '../../../problems/locate/place-at';
import type { Addresses } from './addresses';
import { brokenAnchors } from './broken-anchors';
import { brokenLinks } from './broken-links';
import { doubleSlashes } from './double-slashes';
import { linkOf } from './link';
import { linksWithoutSlash } from './links-without-slash';

/**
 * The link rules that also apply to a frame: its links include the language, and its scripts have their own
 * hashes.
 */
const rules = [doubleSlashes, linksWithoutSlash, brokenLinks, brokenAnchors];

/** Broken links that the site's own code renders on every page. */
export function frameLinks(links: readonly string[], addresses: Addresses, inventory: Inventory): Problem[] {
  const own = links.flatMap((link) => withoutBase(link, inventory.site) ?? []);
  return [...new Set(own.map((link) => inOriginal(link, addresses)))]
    .filter((link) => link.startsWith('/') && !link.startsWith('//'))
    .flatMap((target) => {
      const place = placeOfLink(target, inventory);
      const link = linkOf(
        { target, place: place ?? nowhere },
        { language: addresses.languages.default, pathname: '/' },
      );
      return rules.some((rule) => rule(link, addresses)) ? [brokenFrameLink(target, place)] : [];
    });
}

const nowhere: Place = { file: '', line: 1, column: 1 };

/** The same link in the default language. */
function inOriginal(link: string, { languages }: Addresses): string {
  const [, first = '', ...rest] = link.split('/');
  const isOther = languages.all.some(({ code }) => code === first && code !== languages.default);
  return isOther ? `/${rest.join('/')}` : link;
}

/** The place in the sources of a link, or of the path that it is composed of. */
function placeOfLink(target: string, { siteSources, sources }: Inventory): Place | undefined {
  const path = target.replace(/[?#].*$/s, '').replace(/\/$/, '');
  for (const written of [target, path]) {
    for (const source of [...siteSources, ...sources]) {
      const at = ["'", '"', '`'].map((quote) => source.text.indexOf(quote + written + quote));
      const found = at.find((offset) => offset >= 0);
      if (found !== undefined && path !== '') return placesIn(source)(found);
    }
  }
  return undefined;
}
