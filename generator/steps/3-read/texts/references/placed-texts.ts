import type Token from 'markdown-it/lib/token.mjs';
import type { Place } from '../../../../model';
import { placesIn } from '../../../../problems/locate/place-at';
import type { SourceLines } from '../place';

/** A piece of a page's text, and how its offsets are places in the file. */
export interface PlacedText {
  token: Token;
  placeAt: (offset: number) => Place;
}

/** Every inline text and every block of HTML of a page, in order. */
export function placedTexts(tokens: readonly Token[], source: SourceLines): PlacedText[] {
  // Cells of a table have no place of their own: they are looked for in their row, one after the other.
  let row = { line: 0, column: 0 };
  return tokens.flatMap((token) => {
    if (token.type === 'tr_open') row = { line: token.map?.[0] ?? 0, column: 0 };
    if (token.type !== 'inline' && token.type !== 'html_block') return [];
    const start = token.map ? { line: token.map[0], column: 0 } : row;
    const placeAt = placesFrom(token.content, start, source);
    if (!token.map) row = { line: row.line, column: placeAt(token.content.length).column - 1 };
    return [{ token, placeAt }];
  });
}

/** Lines of a text stand in lines of the file, behind indentation and marks of lists and quotes. */
function placesFrom(
  content: string,
  start: { line: number; column: number },
  { file, lines }: SourceLines,
): (offset: number) => Place {
  const texts = content.split('\n');
  const placeIn = placesIn({ file, text: content });
  return (offset) => {
    const inside = placeIn(offset);
    const index = inside.line - 1;
    const written = lines[start.line + index] ?? '';
    const from = written.indexOf(texts[index] ?? '', index === 0 ? start.column : 0);
    return {
      file,
      line: start.line + inside.line,
      column: inside.column + (from >= 0 ? from : start.column),
    };
  };
}
