import type { Inventory, Problem, Routes, TextFacts } from '../../model';
import { absoluteLinks } from './links/absolute-links';
import { type Addresses, addressesOf, type PlacedAnchors } from './links/addresses';
import { brokenAnchors } from './links/broken-anchors';
import { brokenLinks } from './links/broken-links';
import { doubleSlashes } from './links/double-slashes';
import { frameLinks } from './links/frame-links';
import { type Link, linkOf } from './links/link';
import { linksWithLanguage } from './links/links-with-language';
import { linksWithoutSlash } from './links/links-without-slash';
import { otherSchemes } from './links/other-schemes';
import { relativeLinks } from './links/relative-links';
import { listedPages } from './listed-pages';
import { missingImages } from './missing-images';
import { staleTranslations } from './stale-translations';
import { unknownProducts } from './unknown-products';

/** Rules for links, in order: only the first problem of a link is reported. */
const linkRules = [
  otherSchemes,
  relativeLinks,
  doubleSlashes,
  absoluteLinks,
  linksWithLanguage,
  linksWithoutSlash,
  brokenLinks,
  brokenAnchors,
];

/** The context of texts. */
interface TextsContext {
  inventory: Inventory;
  routes: Routes;
  placed?: PlacedAnchors;
  /** Links that the site's own code renders on every page. */
  framed?: readonly string[];
}

/** Runs the rules that need all texts: links, anchors, images, and translations beside their originals. */
export function checkTexts(facts: TextFacts[], context: TextsContext): Problem[] {
  const { inventory, routes, placed = () => undefined, framed = [] } = context;
  const addresses = addressesOf({ facts, inventory, routes, placed });
  return [
    ...facts.flatMap((text) =>
      text.links.map((link) => linkOf(link, text)).flatMap((link) => linkFault(link, addresses)),
    ),
    ...frameLinks(framed, addresses, inventory),
    ...missingImages(facts, inventory),
    ...staleTranslations(facts, inventory),
    ...unknownProducts(facts, inventory),
    ...listedPages(facts, routes),
  ];
}

function linkFault(link: Link, addresses: Addresses): Problem[] {
  for (const rule of linkRules) {
    const problem = rule(link, addresses);
    if (problem) return [problem];
  }
  return [];
}
