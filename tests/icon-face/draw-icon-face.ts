import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import init from 'pathkit-wasm/bin/pathkit.js';
import svg2ttf from 'svg2ttf';
import { compress } from 'wawoff2';
import { cellsOf, iconCharacters, withFaintCells } from '../../site/theme/icon-characters';
import { glyphs, ranks, strokes } from '../../site/theme/icon-shapes';

/** Units of the face for one of the drawing's 24. */
const SCALE = 40;
const EM = 24 * SCALE;

/** The icons as a font (WOFF2): the same bytes for the same shapes. */
export async function drawIconFace(): Promise<Uint8Array> {
  const outlines = await drawOutlines();
  const letters = [...iconCharacters].map(([name, character]) => {
    const outline = outlines.get(name);
    if (outline === undefined) throw new Error(`Nothing is drawn for the icon ${name}.`);
    return `<glyph glyph-name="${name}" unicode="&#${character};" d="${outline}"/>`;
  });
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="Icons" horiz-adv-x="${EM}"><font-face font-family="Icons" units-per-em="${EM}" ascent="${EM}" descent="0"/><missing-glyph horiz-adv-x="${EM}"/>${letters.join('')}</font></defs></svg>`;
  // The time of its making is no part of a drawing.
  return compress(Uint8Array.from(svg2ttf(font, { ts: 0 }).buffer));
}

/** Each icon as filled areas, its foot on the line that letters stand on. */
async function drawOutlines(): Promise<Map<string, string>> {
  const wasm = createRequire(import.meta.url).resolve('pathkit-wasm/bin/pathkit.wasm');
  const kit = await init({ wasmBinary: await readFile(wasm) });
  const outlined = (path: string, width?: number): string => {
    const shape = kit.FromSVGString(path);
    if (width) shape.stroke({ width, cap: kit.StrokeCap.ROUND, join: kit.StrokeJoin.ROUND });
    const outline = shape.transform(SCALE, 0, 0, 0, -SCALE, EM, 0, 0, 1).toSVGString();
    shape.delete();
    return outline;
  };
  return new Map([
    ...Object.entries(strokes).map(([name, path]) => [name, outlined(path, 1.7)] as const),
    ...Object.entries(ranks).map(([name, path]) => [name, outlined(path)] as const),
    ...glyphNames.map((name) => [`glyph-${name}`, outlined(lattice(cellsOf(name, 'solid')))] as const),
    ...withFaintCells.map(
      (name) => [`glyph-${name}-faint`, outlined(lattice(cellsOf(name, 'faint')))] as const,
    ),
  ]);
}

const glyphNames = Object.keys(glyphs) as (keyof typeof glyphs)[];

/** Squares with round corners, where the letters stand in the 3 × 3 lattice. */
function lattice(cells: string): string {
  const squares = [...cells.toLowerCase()].map((cell) => {
    const index = 'abcdefghi'.indexOf(cell);
    const [x, y] = [2.2 + (index % 3) * 8, 1 + Math.floor(index / 3) * 8];
    return `M${x} ${y}h3.6${corner(1.2, 1.2)}v3.6${corner(-1.2, 1.2)}h-3.6${corner(-1.2, -1.2)}v-3.6${corner(1.2, -1.2)}z`;
  });
  return squares.join('');
}

function corner(dx: number, dy: number): string {
  return `a1.2 1.2 0 0 1 ${dx} ${dy}`;
}
