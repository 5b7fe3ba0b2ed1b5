import advances from './text-advances.json';

/** The font of a text. */
export interface Font {
  /** In px. */
  size: number;
  weight: number;
}

/** Widths of characters in thousandths of the font size, by weight, and kerning of pairs. */
const widths: Record<string, Record<string, number>> = advances.widths;
const kerning: Record<string, number> = advances.kerning;

/** The width of a line of text in the site's font, in px. Characters that the font lacks count as square. */
export function measureText(text: string, { size, weight }: Font): number {
  const table = widths[nearest(weight)] ?? {};
  let units = 0;
  let before = '';
  for (const sign of text) {
    units += (table[sign] ?? (sign > '\u2E7F' ? 1000 : 550)) + (kerning[before + sign] ?? 0);
    before = sign;
  }
  return (units * size) / 1000;
}

const WEIGHTS = Object.keys(widths).map(Number);

function nearest(weight: number): number {
  return WEIGHTS.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best));
}
