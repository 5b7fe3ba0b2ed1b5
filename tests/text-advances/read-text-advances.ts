import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { TEXT_FACE } from '../../site/theme/fonts';

/** Widths of signs by weight, and how much closer or wider two of them stand: thousandths of the size. */
export interface TextAdvances {
  widths: Record<string, Record<string, number>>;
  kerning: Record<string, number>;
}

/** The weights that demos set text in. */
const WEIGHTS = [400, 480, 540, 640, 700];

/** Behind these the face has only arrows, which the page does not use. */
const LAST_SIGN = 0x2190;

/** Digits are as wide as each other on every page (base-styles.ts). */
const FEATURES = { tnum: true };

/** Measures the face of the site, from its file. */
export async function readTextAdvances(): Promise<TextAdvances> {
  const file = readFileSync(`data/public${TEXT_FACE.replace(/^\/x/, '')}`);
  const face = create(Buffer.from(await decompress(file)));
  if (!('getVariation' in face)) throw new TypeError('The file holds more than one face.');
  const codes = face.characterSet.filter((code) => code >= 0x20 && code < LAST_SIGN);
  const signs = codes.map((code) => String.fromCodePoint(code));
  const widths = WEIGHTS.map((weight) => {
    const at = face.getVariation({ wght: weight });
    return [weight, Object.fromEntries(signs.map((sign) => [sign, widthOf(at, sign)]))];
  });
  return { widths: Object.fromEntries(widths), kerning: kerningOf(face) };
}

function kerningOf(face: Font): Record<string, number> {
  const regular = face.getVariation({ wght: 400 });
  const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
  const pairs = signs.flatMap((first) =>
    signs.map((second): [string, number] => {
      const apart = widthOf(regular, first) + widthOf(regular, second);
      return [first + second, rounded(widthOf(regular, first + second) - apart)];
    }),
  );
  return Object.fromEntries(pairs.filter(([, closer]) => Math.abs(closer) >= 1));
}

function widthOf(face: Font, text: string): number {
  return rounded(face.layout(text, FEATURES).advanceWidth);
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10;
}
