import type { Problem } from '../../../model';
import { brokenAnchor } from '../../../problems/catalogue';
import { nearest } from '../../../problems/nearest';
import { type Addresses, anchorsKey, urlOfText } from './addresses';
import type { Link } from './link';

/** `#top` scrolls to the top in every browser, without an element of this id. */
const TOP = ['', 'top'];

/**
 * The anchor of a link is a heading or demo of its page. Headings of all languages have the anchors of the
 * original text, so these are valid everywhere. Pages without an original text are not checked.
 */
export function brokenAnchors(link: Link, addresses: Addresses): Problem | undefined {
  const { hash, reference } = link;
  const page = pageOf(link, addresses);
  if (hash === undefined || page === undefined || TOP.includes(hash)) return undefined;
  const original = anchorsKey(addresses.languages.default, page);
  if (addresses.open.has(original) || !addresses.anchors.has(original)) return undefined;
  const anchors = anchorsOf(page, link.from.language, addresses);
  const spellings = [hash, decoded(hash), demoOf(hash)];
  if (spellings.some((spelling) => anchors.some((known) => known.has(spelling)))) return undefined;
  return brokenAnchor(
    reference,
    page,
    nearest(decoded(hash), new Set(anchors.flatMap((known) => [...known]))),
  );
}

function pageOf({ path, from }: Link, { urls, languages }: Addresses): string | undefined {
  if (path === '') return urlOfText(from, languages);
  return urls.has(path) ? path : undefined;
}

/** Anchors of the original text and of the text in the link's own language, where they exist. */
function anchorsOf(page: string, language: string, { anchors, languages }: Addresses): ReadonlySet<string>[] {
  return [...new Set([languages.default, language])].flatMap(
    (code) => anchors.get(anchorsKey(code, page)) ?? [],
  );
}

/** A deep link to a variant of a demo: `#css-BasicPie.tsx` (RULES §2). */
function demoOf(hash: string): string {
  return /^(?:(?:tailwind|css|system)-)?(.+)\.(?:js|tsx)$/.exec(hash)?.[1] ?? hash;
}

/** Links may contain `#%E4%B8%AD` for `#中`; invalid encodings are kept. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
