import type { GlyphName } from '../theme/icon-shapes';
import { glyphs } from '../theme/icon-shapes';

/** The positions of a 3 × 3 grid, by row. */
const ROWS = ['abc', 'def', 'ghi'];

/** The kind of each cell of a glyph: solid, faint, or empty. */
function cellKind(glyph: GlyphName, place: string): string {
  const cells: string = glyphs[glyph];
  if (cells.includes(place.toUpperCase())) return 'solid';
  return cells.includes(place) ? 'faint' : 'empty';
}

/** A glyph of nine cells: the icon of a section in the menu, in a large size. */
export function Cells({ glyph }: { glyph: GlyphName }) {
  return (
    <div className="cells">
      {ROWS.map((row) => (
        <div key={row} className="cells-row">
          {[...row].map((place) => (
            <div key={place} className={`cell cell-${cellKind(glyph, place)}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
