import type { Problem } from '../../../model';
import { isElsewhere } from '../../../model/elsewhere';
import { brokenLink } from '../../../problems/catalogue';
import { nearest } from '../../../problems/nearest';
import type { Addresses } from './addresses';
import { type Link, withPath } from './link';

/** A link leads to a page, to a group, which leads on to its first page, or to a public file. */
export function brokenLinks(link: Link, { urls, files, elsewhere }: Addresses): Problem | undefined {
  const { path, reference } = link;
  if (isElsewhere(path, elsewhere)) return undefined;
  if (!path.startsWith('/') || urls.has(path) || files.has(path)) return undefined;
  const near = nearestUrl(path, urls) ?? nearest(path, files);
  return brokenLink(reference, near === undefined ? undefined : withPath(link, near));
}

/** A url spelled nearly alike, else the only one whose last part is the same: pages are moved. */
function nearestUrl(path: string, urls: ReadonlySet<string>): string | undefined {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const moved = [...urls].filter((url) => lastPart(url) === lastPart(slashed));
  return nearest(slashed, urls) ?? (moved.length === 1 ? moved[0] : undefined);
}

function lastPart(url: string): string {
  return url.split('/').at(-2) ?? '';
}
