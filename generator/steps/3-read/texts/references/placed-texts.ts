import type Token from 'markdown-it/lib/token.mjs';
import type { Place } from '../../../../model';
import { placesIn } from '../../../../problems/locate/place-at';
import type { SourceLines } from '../place';

/** A part of a page's text, and its mapping from offsets to places in the file. */
export interface PlacedText {
  token: Token;
  placeAt: (offset: number) => Place;
}

/** Every inline text and every HTML block of a page, in order. */
export function placedTexts(tokens: readonly Token[], source: SourceLines): PlacedText[] {
  // Cells of a table have no place: they are searched for in their row, one after the other.
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

/** Lines of a text are in lines of the file, after indentation and list or quote marks. */
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
