import type { Problem } from '../../../model';
import { isElsewhere } from '../../../model/elsewhere';
import { brokenLink } from '../../../problems/catalogue';
import { nearest } from '../../../problems/nearest';
import type { Addresses } from './addresses';
import { type Link, withPath } from './link';

/** The path of a link is a page, a group, which redirects to its first page, or a public file. */
export function brokenLinks(link: Link, { urls, files, elsewhere }: Addresses): Problem | undefined {
  const { path, reference } = link;
  if (isElsewhere(path, elsewhere)) return undefined;
  if (!path.startsWith('/') || urls.has(path) || files.has(path)) return undefined;
  const near = nearestUrl(path, urls) ?? nearest(path, files);
  return brokenLink(reference, near === undefined ? undefined : withPath(link, near));
}

/** A URL with similar spelling, or the only one with the same last segment, because pages may have moved. */
function nearestUrl(path: string, urls: ReadonlySet<string>): string | undefined {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const moved = [...urls].filter((url) => lastPart(url) === lastPart(slashed));
  return nearest(slashed, urls) ?? (moved.length === 1 ? moved[0] : undefined);
}

function lastPart(url: string): string {
  return url.split('/').at(-2) ?? '';
}
