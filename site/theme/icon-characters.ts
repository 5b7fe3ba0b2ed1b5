import { glyphs, ranks, strokes } from './icon-shapes';

/** Which cells of a glyph are drawn, by how: capital letters are solid, others faint. */
export function cellsOf(glyph: keyof typeof glyphs, look: 'solid' | 'faint'): string {
  return [...glyphs[glyph]].filter((cell) => (cell === cell.toUpperCase()) === (look === 'solid')).join('');
}

const glyphNames = Object.keys(glyphs) as (keyof typeof glyphs)[];

/** The glyphs that are drawn with two letters, one over the other. */
export const withFaintCells = glyphNames.filter((name) => cellsOf(name, 'faint') !== '');

/** Every letter of the icon face: what it shows, and the private character that stands for it. */
export const iconCharacters: ReadonlyMap<string, number> = new Map(
  [
    ...Object.keys(strokes),
    ...Object.keys(ranks),
    ...glyphNames.map((name) => `glyph-${name}`),
    ...withFaintCells.map((name) => `glyph-${name}-faint`),
  ].map((name, index) => [name, 0xe001 + index]),
);
