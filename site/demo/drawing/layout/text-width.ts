import advances from './text-advances.json';

/** How text is set. */
export interface Font {
  /** In px. */
  size: number;
  weight: number;
}

/** Widths of signs in thousandths of the size, by weight; how much closer or wider two of them stand. */
const widths: Record<string, Record<string, number>> = advances.widths;
const kerning: Record<string, number> = advances.kerning;

/** How wide a line of text is in the site's face, in px. Signs that the face does not have are as wide as high. */
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
