import { TAG_ATTRIBUTES } from '../../../../markup/tag-attributes';
import type { Place } from '../../../../model';
import type { PlacedText } from '../references/placed-texts';
import { offsetOf } from './inline-state';

/** A tag in a text. */
export interface HtmlTag {
  /** In lower case. */
  name: string;
  kind: 'open' | 'close' | 'empty';
  /** The whole tag. */
  html: string;
  place: Place;
}

const COMMENT_OR_TAG = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(/?)([a-zA-Z][\w.-]*)(${TAG_ATTRIBUTES})>`,
  'g',
);

/** The tags that Markdown recognized as HTML, in order, without those in comments. */
export function tagsIn({ token, placeAt }: PlacedText): HtmlTag[] {
  if (token.type === 'html_block') return tagsOf(token.content, placeAt);
  return (token.children ?? [])
    .filter(({ type }) => type === 'html_inline')
    .flatMap((child) => tagsOf(child.content, (offset) => placeAt(offset + offsetOf(child))));
}

function tagsOf(html: string, placeAt: (offset: number) => Place): HtmlTag[] {
  return [...html.matchAll(COMMENT_OR_TAG)].flatMap(({ 0: tag, 1: slash, 2: name, 3: rest, index }) => {
    if (name === undefined) return [];
    const kind = slash ? 'close' : rest?.trimEnd().endsWith('/') ? 'empty' : 'open';
    return [{ name: name.toLowerCase(), kind, html: tag, place: placeAt(index) }];
  });
}

/** Event handler attributes of a tag, such as `onclick`. */
export function handlersOf({ html }: HtmlTag): string[] {
  const unquoted = html.replace(/"[^"]*"|'[^']*'/g, '""');
  return [...unquoted.matchAll(/\s(on[a-z]+)\s*=/gi)].map(([, name = '']) => name);
}
