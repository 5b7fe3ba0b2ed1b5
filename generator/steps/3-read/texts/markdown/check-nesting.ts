import type Token from 'markdown-it/lib/token.mjs';
import { TAG_ATTRIBUTES } from '../../../../markup/tag-attributes';
import type { Problem } from '../../../../model';
import { misplacedMarker } from '../../../../problems/catalogue/markers';
import { placeOf, type SourceLines } from '../place';
import { isMarker } from './marker';

const CONTAINER = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(/?)(?:div|details|section|article|aside|figure|ul|ol|blockquote)\b${TAG_ATTRIBUTES}>`,
  'gi',
);

/** A page is cut at its demos and code groups, so no HTML element may be open there. */
export function checkNesting(tokens: readonly Token[], source: SourceLines): Problem[] {
  let open = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'html_block') open += opened(token.content);
    const isCut = isMarker(token) || (token.type === 'codeblock' && token.level === 0);
    if (!isCut || open <= 0) return [];
    return [misplacedMarker('is inside an HTML element', placeOf(source, token.map?.[0] ?? 0))];
  });
}

/** The number of elements that some HTML opens and does not close. */
function opened(html: string): number {
  return [...html.matchAll(CONTAINER)]
    .filter(([tag]) => !tag.startsWith('<!--'))
    .reduce((count, [, slash]) => count + (slash ? -1 : 1), 0);
}
