import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../../site/demo/drawing/layout/layout';
import { createStyleRules } from '../../../../site/demo/drawing/layout/style-rules';

/** The width and height of `.asked` in a box of 600 px, on a screen of 1000, and what of them is a guess. */
function lookedAt(html: string, css = ''): { size: [width: number, height: number]; guessed: string[] } {
  const { document } = new Window();
  document.body.innerHTML = `<div class="root">${html}</div>`;
  const rules = createStyleRules(1000);
  rules.add(`.root{display:flex;flex-direction:column;align-items:center}${css}`);
  const [root, asked] = ['.root', '.asked'].map((name) => document.querySelector(name) as unknown as Element);
  if (!root || !asked) throw new Error('nothing is asked for');
  const guessed = new Set<string>();
  const onGuess = (what: string) => void guessed.add(what);
  const layout = layOut({ root, width: 600, screen: { width: 1000, height: 800 }, rules, onGuess });
  return { size: [layout.size(asked, 'width'), layout.size(asked, 'height')], guessed: [...guessed] };
}

const sizeIn = (html: string, css = '') => lookedAt(html, css).size;

const chart = (style = '') => `<div class="asked" style="width:100%;height:300px;${style}"></div>`;

describe('an element is as large as a browser makes it', () => {
  it.each([
    ['all of the width', chart(), [600, 300]],
    ['a part', chart('width:50%'), [300, 300]],
    ['not more than its most', chart('max-width:400px'), [400, 300]],
    [
      'inside padding and border',
      `<div style="width:100%;padding:8px 16px;border:1px solid">${chart()}</div>`,
      [566, 300],
    ],
    [
      'beside a fixed one',
      `<div style="display:flex;gap:20px;width:100%"><i style="width:80px"></i>${chart('flex:1')}</div>`,
      [500, 300],
    ],
    [
      'one of two that grow',
      `<div style="display:flex;width:100%"><div style="flex:1"></div>${chart('flex:1;width:auto')}</div>`,
      [300, 300],
    ],
    [
      'one of two that shrink',
      `<div style="display:flex;width:100%"><div style="width:100%"></div>${chart()}</div>`,
      [300, 300],
    ],
    [
      'in columns',
      `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:30px;width:100%">${chart()}</div>`,
      [180, 300],
    ],
    [
      'beside a column of its own width',
      `<div style="--gap:8px;display:grid;grid-template-columns:minmax(0,1fr) 220px;gap:calc(3 * var(--gap));width:100%">${chart()}</div>`,
      [356, 300],
    ],
    [
      'as many columns as there is room for',
      `<div style="display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));width:100%">${chart()}</div>`,
      [300, 300],
    ],
    [
      'as many columns as there are items',
      `<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(100px,1fr));width:100%">${chart()}<i></i></div>`,
      [300, 300],
    ],
    [
      'the rest of a height',
      `<div style="display:flex;flex-direction:column;width:100%;height:400px"><p style="height:40px"></p><div class="asked" style="flex-grow:1"></div></div>`,
      [600, 360],
    ],
    ['all of a height', `<div style="width:100%;height:220px">${chart('height:100%')}</div>`, [600, 220]],
    [
      'between two sides',
      `<div style="position:relative;width:100%;height:100px"><div class="asked" style="position:absolute;inset:10px"></div></div>`,
      [580, 80],
    ],
    ['calculated', chart('width:calc(100% - 2 * 20px)'), [560, 300]],
  ])('%s', (_, html, size) => {
    expect(sizeIn(html)).toEqual(size);
  });

  it('by the rule that counts most, and by the screen', () => {
    const css = `.a .asked{width:200px}.asked{width:300px}@media (min-width:900px){.b .asked{width:250px}}@media (min-width:1200px){.b .asked{width:1px}}`;
    const box = '<div class="asked"></div>';

    expect(sizeIn(`<div class="a">${box}</div>`, css)[0]).toBe(200);
    expect(sizeIn(`<div class="b">${box}</div>`, css)[0]).toBe(250);
  });
});

describe('a row that goes on below where it is full', () => {
  const row = (words: string) =>
    `<div class="asked" style="display:flex;flex-wrap:wrap;width:100%;gap:10px 20px">${words}</div>`;
  const piece = '<i style="width:180px;height:30px"></i>';

  it('is as high as its one line where all fits, and as its lines with what lies between them', () => {
    expect(sizeIn(row(piece.repeat(3)))).toEqual([600, 30]);
    expect(sizeIn(row(piece.repeat(4)))).toEqual([600, 70]);
  });
});

describe('a column that lies over others without a height of its own', () => {
  const row = '<div style="display:flex;width:100%"><p style="height:40px"></p></div>';
  const column = (rows: string) =>
    `<div style="position:relative;width:100%;height:300px"><div class="asked" style="position:absolute;top:0;width:100%;display:flex;flex-direction:column">${rows}</div></div>`;

  it('is as high as its rows, however many there are', () => {
    expect(sizeIn(column(row.repeat(2)))).toEqual([600, 80]);
    expect(sizeIn(column(row.repeat(100)))).toEqual([600, 4000]);
  });

  it('has rows that are as high as what they hold', () => {
    const asked = row.replace('<div', '<div class="asked"');
    expect(sizeIn(column(row + asked).replace('class="asked"', ''))).toEqual([600, 40]);
  });
});

describe('text', () => {
  const [, line] = sizeIn('<div class="asked">one</div>');
  const heightOf = (text: string, style: string) =>
    sizeIn(`<div class="asked" style="${style}">${text}</div>`)[1] / line;

  it.each([
    ['one\ntwo', 'white-space:pre-wrap', 2],
    ['one\n\nthree\n', 'white-space:pre-line', 3],
    ['one\ntwo', '', 1],
  ])('has the lines that it says, where white space counts: %j %s', (text, style, lines) => {
    expect(heightOf(text, style)).toBe(lines);
  });
});

describe('the rows of a table', () => {
  it('are as high as their highest cell', () => {
    const cell = '<td style="height:20px"></td><td style="height:30px"></td>';
    expect(sizeIn(`<table class="asked"><tbody><tr>${cell}</tr><tr>${cell}</tr></tbody></table>`)[1]).toBe(
      60,
    );
  });
});

describe('a size that only a browser knows says that it is a guess', () => {
  it.each([
    ['lines of text', `<div class="asked" style="width:100px">${'word '.repeat(50)}</div>`],
    ['a field', '<div class="asked"><input></div>'],
    ['lines of boxes', '<div class="asked">a <button>b</button></div>'],
    ['rows of a grid', '<div class="asked" style="display:grid"><p>a</p></div>'],
    ['cells of a table', '<table class="asked"><tr><td>a</td></tr></table>'],
  ])('%s', (what, html) => {
    const { size, guessed } = lookedAt(html);

    expect(guessed).toContain(what);
    expect(size[1]).toBeGreaterThan(0);
  });

  it('and text on one line is none', () => {
    expect(lookedAt('<div class="asked">A word</div>').guessed).toEqual([]);
  });
});
