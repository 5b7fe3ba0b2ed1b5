import type { GlyphName } from '../theme/icon-shapes';
import { glyphs } from '../theme/icon-shapes';

/** Places of the 3 × 3 lattice, row by row. */
const ROWS = ['abc', 'def', 'ghi'];

/** What each place of a glyph is: solid, faint, or empty. */
function cellKind(glyph: GlyphName, place: string): string {
  const cells: string = glyphs[glyph];
  if (cells.includes(place.toUpperCase())) return 'solid';
  return cells.includes(place) ? 'faint' : 'empty';
}

/** A part of the site as nine cells: what stands for it in the menu, as large as its place. */
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
