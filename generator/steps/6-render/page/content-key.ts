import { hashOf } from '../../../cache/hash';
import type { LinkIndex } from '../../../model';
import type { PendingContent } from './content';

/** A short text that identifies a content. */
export function contentKey(content: PendingContent): string {
  if (content.kind !== 'text') return JSON.stringify(withoutIndex(content));
  const placed = Object.entries(content.placed).map(([key, one]) => [key, withoutIndex(one)]);
  return JSON.stringify({ ...content, placed });
}

/** The hash of a link index, which many contents share: the index is longer than most pages. */
const hashes = new WeakMap<LinkIndex, string>();

function withoutIndex<T extends object>(content: T | (T & { links: LinkIndex })): unknown {
  if (!('links' in content)) return content;
  const { links } = content;
  const hash = hashes.get(links) ?? hashOf(JSON.stringify(links));
  hashes.set(links, hash);
  return { ...content, links: hash };
}
