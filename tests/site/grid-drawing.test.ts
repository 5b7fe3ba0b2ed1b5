import { describe, expect, it } from 'vitest';
import { gridDrawing } from '../../site/pictures/grid-drawing';

type Row = (string | { words: string; role?: string; more?: string })[];

function line(role: string, parts: Row): string {
  return parts
    .map((part, at) => {
      const { words, more = '' } = typeof part === 'string' ? { words: part } : part;
      return `<div class="MuiDataGrid-cell ${more}" role="${role}" aria-colindex="${at + 1}"><div><b>${words}</b></div></div>`;
    })
    .join('');
}

/** A grid as it is drawn, with its foot. */
function grid(heads: Row, rows: Row[]): string {
  const body = rows.map((row) => `<div role="row" class="MuiDataGrid-row">${line('gridcell', row)}</div>`);
  return [
    '<div class="MuiDataGrid-root MuiDataGrid-root--densityStandard">',
    `<div role="row" class="MuiDataGrid-row--borderBottom">${line('columnheader', heads)}</div>`,
    `${body.join('')}<p>1–2 of 2</p></div>`,
  ].join('');
}

/** What the picture says, row by row. */
function words(html: string): string[][] | undefined {
  const rows = gridDrawing({ html, styles: '' })?.split('<div class="grid-row').slice(1);
  return rows?.map((row) => [...row.matchAll(/">([^<]*)<\/div>/g)].map(([, cell = '']) => cell));
}

const rows = [
  ['Rug', 'Ghent'],
  ['Lamp', 'Turin &amp; Rome'],
];

describe('a grid in a picture', () => {
  it('is a table of its heads and rows, without its foot', () => {
    expect(words(grid(['Item', 'City'], rows))).toEqual([['Item', 'City'], ...rows]);
  });

  it('has numbers on the side where the grid has them', () => {
    const html = grid(
      ['Item', 'Price'],
      rows.map(([item = ''], at) => [item, { words: String(at), more: 'MuiDataGrid-cell--textRight' }]),
    );

    expect(gridDrawing({ html, styles: '' })?.match(/grid-right/g)).toHaveLength(3);
  });

  it('leaves out columns that say nothing, and those that have no room', () => {
    const long = 'a column of many words';
    const heads = ['', 'Item', 'City', long, 'Country', 'Year'];
    const html = grid(
      heads,
      rows.map((row) => ['', ...row, long, 'Italy', '2024']),
    );

    expect(words(html)?.[0]).toEqual(['Item', 'City', long]);
  });

  it('shows as many rows as have room', () => {
    expect(words(grid(['Item', 'City'], [...rows, ...rows, ...rows, ...rows, ...rows]))).toHaveLength(8);
  });

  it('is what a phone shows where both screens have a drawing of their own', () => {
    const html = `<div data-drawn="wide">${grid(['a', 'b'], rows)}</div><div data-drawn="narrow">${grid(['Item', 'City'], rows)}</div>`;

    expect(words(html)?.[0]).toEqual(['Item', 'City']);
  });

  it.each([
    ['without a grid', '<p>Item</p>'],
    ['with one column', grid(['Item'], [['Rug'], ['Lamp']])],
    ['with one row', grid(['Item', 'City'], [['Rug', 'Ghent']])],
    ['with letters that the face has not', grid(['Item', '城市'], rows)],
    ['with the mark of a missing key', `${grid(['Item', 'City'], rows)}Missing license key`],
  ])('is none %s', (_, html) => {
    expect(words(html)).toBeUndefined();
  });
});
