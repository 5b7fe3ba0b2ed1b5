import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { chartDrawing } from '../../site/pictures/chart-drawing';

const DARK =
  '@media screen{[data-mui-color-scheme="dark"]{--mui-palette-text-primary:#eee;--demo-chart-1:#57c0b1}}';

/** A drawn demo as the build keeps it. */
function drawn(inside: string, { size = 'width="320" height="300"', rules = '' } = {}) {
  return {
    html: `<div class="demo-1"><svg ${size} class="demo-2">${inside}</svg></div>`,
    styles: DARK + rules,
  };
}

const svgOf = (...drawing: Parameters<typeof drawn>) => chartDrawing(drawn(...drawing))?.svg ?? '';

describe('a chart for a picture', () => {
  it('has sizes and places as attributes: CSS tells them to browsers alone', () => {
    const svg = svgOf(
      '<rect style="height: 12px; width: 3.5px; transform: translate3d(5.9px,-12px,0); fill: red;"></rect>',
    );

    expect(svg).toContain('<rect height="12" width="3.5" transform="translate(5.9 -12)" style="fill: red');
  });

  it('has the colours of the dark scheme in the place of variables, one within another, too', () => {
    const rules =
      '.demo-3{fill:var(--demo-chart-1,#167e73);stroke:var(--none, var(--mui-palette-text-primary, #000))}';
    const svg = svgOf('<path class="demo-3"></path><path stroke="currentColor"></path>', { rules });

    expect(svg).toContain('.demo-3{fill:#57c0b1;stroke:#eee}');
    expect(svg).not.toMatch(/var\(|currentColor/);
  });

  it('has the rules of its own classes, in pixels, and of no others', () => {
    const rules =
      '.demo-3 .label{font-size:0.75rem;font-family:inherit}.demo-4{fill:blue}@media print{.demo-3{fill:none}}';
    const svg = svgOf('<text class="demo-3 label">Mon</text>', { rules });

    expect(svg).toContain('.demo-3 .label{font-size:12px;font-family:Geist}');
    expect(svg).not.toContain('.demo-4');
  });

  it('is the one that was drawn for a phone, where there are two', () => {
    const { html } = drawn('<path id="wide"></path>', { size: 'width="688" height="300"' });
    const narrow = drawn('<path id="narrow"></path>').html;
    const both = `<div data-drawn="wide">${html}</div><div data-drawn="narrow">${narrow}</div>`;

    expect(chartDrawing({ html: both, styles: '' })).toMatchObject({ width: 320, height: 300 });
    expect(chartDrawing({ html: both, styles: '' })?.svg).toContain('id="narrow"');
  });

  it('has no rules for who points at it, and ends with variables in a circle', () => {
    const rules =
      '.demo-3:hover{fill:blue}.demo-3{fill:var(--a)}[data-mui-color-scheme="dark"]{--a:var(--b);--b:var(--a)}';
    const svg = svgOf('<path class="demo-3"></path>', { rules });

    expect(svg).toContain('.demo-3{fill:none}');
    expect(svg).not.toContain('hover');
  });

  it('has no letter that its face has not: nothing else would tell of an empty box', () => {
    const face = create(readFileSync('data/public/assets/fonts/geist-5.3.0.woff2'));
    const known = new Set('characterSet' in face ? face.characterSet : []);
    const shown = Array.from({ length: 0x3000 - 0x20 }, (_, at) => at + 0x20).filter(
      (point) => svgOf(`<text>a${String.fromCodePoint(point)}</text>`) !== '',
    );
    const unknown = shown.filter((point) => !known.has(point) && !/\s/.test(String.fromCodePoint(point)));

    expect(shown.length).toBeGreaterThan(190);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['something that CSS turns', '<g style="transform: rotate(45deg)"></g>', undefined],
    [
      'something that is moved and turned',
      '<g style="transform: translate(1px, 2px) scale(2)"></g>',
      undefined,
    ],
    ['an icon', '<path></path>', 'width="24" height="24"'],
    ['a drawing without a size', '<path></path>', 'viewBox="0 0 9 9"'],
    ['HTML in it', '<foreignObject><p>a</p></foreignObject>', undefined],
    ['another drawing in it', '<svg width="9"></svg>', undefined],
    ['words that its face has not', '<text>图表</text>', undefined],
  ])('is none of %s', (_, inside, size) => {
    expect(chartDrawing(drawn(inside, size === undefined ? {} : { size }))).toBeUndefined();
  });
});
