import type { Reference, TextFacts } from '../../../model';
import { schemeOf } from '../../../model/link-scheme';

/** A parsed link of a text. */
export interface Link {
  reference: Reference;
  /** The text that contains it. */
  from: Pick<TextFacts, 'language' | 'pathname'>;
  /** Without query and hash; empty for a link inside the page. */
  path: string;
  /** With the question mark. */
  query: string;
  /** Without `#`; undefined when there is none. */
  hash: string | undefined;
}

/** Parses a link. */
export function linkOf(reference: Reference, from: Link['from']): Link {
  const [, path = '', query = '', hash] =
    /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(reference.target.trim()) ?? [];
  return { reference, from, path, query, hash };
}

/** The link with another path, as an author would write it. */
export function withPath({ query, hash }: Link, path: string): string {
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** Whether a link has a scheme: `https:`, `mailto:`. */
export function hasScheme({ path }: Link): boolean {
  return schemeOf(path) !== undefined;
}
