import type { Problem } from '../../../model';
import { brokenAnchor } from '../../../problems/catalogue';
import { nearest } from '../../../problems/nearest';
import { type Addresses, anchorsKey, urlOfText } from './addresses';
import type { Link } from './link';

/** Where every browser scrolls without an anchor of that name. */
const TOP = ['', 'top'];

/**
 * A link leads to a heading or demo of its page. Headings of all languages share the anchors of the
 * original text, so these count everywhere. Pages without a text are not asked.
 */
export function brokenAnchors(link: Link, addresses: Addresses): Problem | undefined {
  const { hash, reference } = link;
  const page = pageOf(link, addresses);
  if (hash === undefined || page === undefined || TOP.includes(hash)) return undefined;
  if (addresses.open.has(anchorsKey(addresses.languages.default, page))) return undefined;
  const anchors = anchorsOf(page, link.from.language, addresses);
  const spellings = [hash, decoded(hash), demoOf(hash)];
  if (anchors.length === 0 || spellings.some((spelling) => anchors.some((known) => known.has(spelling)))) {
    return undefined;
  }
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

/** Of the original text and of the text in the link's own language, as far as they are written. */
function anchorsOf(page: string, language: string, { anchors, languages }: Addresses): ReadonlySet<string>[] {
  return [...new Set([languages.default, language])].flatMap(
    (code) => anchors.get(anchorsKey(code, page)) ?? [],
  );
}

/** A deep link names a demo with its variant: `#css-BasicPie.tsx` (RULES §2). */
function demoOf(hash: string): string {
  return /^(?:(?:tailwind|css|system)-)?(.+)\.(?:js|tsx)$/.exec(hash)?.[1] ?? hash;
}

/** Links may write `#%E4%B8%AD` for `#中`; what is no such encoding stays as it is. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
