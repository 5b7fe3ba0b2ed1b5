import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { flowColumns, type GridColumns } from '../../../../site/demo/drawing/flow-columns';
import { fitsBoth, shapeOf } from '../../../../site/demo/drawing/shape';
import { dropUnnamed, slimGrids } from '../../../../site/demo/drawing/slim-grids';
import { isFlushGrid } from '../../../../site/demo/flush-grids';

/** The box of a demo in which some HTML stands. */
function boxOf(html: string): Element {
  const { document } = new Window();
  document.body.innerHTML = `<div class="demo-root">${html}</div>`;
  return document.body.firstElementChild as unknown as Element;
}

const header = (width: number, more = '') =>
  `<div class="MuiDataGrid-columnHeader ${more}" style="width: ${width}px;"><b class="MuiDataGrid-iconButtonContainer" style="visibility: hidden"><button></button></b></div>`;

const grid = (inside: string) => `<div class="MuiDataGrid-root demo-1">${inside}</div>`;

describe('a drawn grid', () => {
  it('leaves out buttons that only a pointer shows, but for columns that are sorted', () => {
    const box = boxOf(grid(header(80) + header(80, 'MuiDataGrid-columnHeader--sorted')));
    slimGrids(box, 'pointed at');

    expect(box.querySelectorAll('button')).toHaveLength(1);
  });

  it('keeps buttons that a demo always shows', () => {
    const box = boxOf(grid(header(80).replace('hidden', 'visible')));
    slimGrids(box, 'pointed at');

    expect(box.querySelectorAll('button')).toHaveLength(1);
  });

  it('has all of them where screens are touched', () => {
    const box = boxOf(grid(header(80)));
    slimGrids(box, 'touched');

    expect(box.querySelectorAll('button')).toHaveLength(1);
  });

  it('keeps the classes and attributes that rules name, and those that a grid is known by', () => {
    const cell = '<div class="MuiDataGrid-cell Mui-odd Mui-even demo-2" data-field="a" data-id="1"></div>';
    const box = boxOf(grid(cell));
    dropUnnamed(box, ['.demo-1 .Mui-odd{a:b}', '[data-id="1"]{a:b}']);

    expect(box.querySelector('.demo-1')?.innerHTML).toBe(
      '<div class="MuiDataGrid-cell Mui-odd demo-2" data-id="1"></div>',
    );
  });
});

/** A grid of one row whose columns are as wide as told, in px, and what it told of itself. */
function gridOf(columns: Record<string, { width: number; flex?: number; minWidth?: number }>, inCell = '') {
  const fields = Object.keys(columns);
  const width = Object.values(columns).reduce((sum, column) => sum + column.width, 0);
  const cells = (role: string, variable = '') =>
    fields
      .map(
        (name) =>
          `<div role="${role}" data-field="${name}" style="${variable}width: ${columns[name]?.width}px;">`,
      )
      .join(`${inCell}</div>`);
  const html = [
    `<div class="MuiDataGrid-root" style="--DataGrid-rowWidth: ${width}px;"><div class="MuiDataGrid-virtualScroller">`,
    `<div class="MuiDataGrid-columnHeaders"><div role="row">${cells('columnheader')}</div></div></div>`,
    `<div class="MuiDataGrid-virtualScrollerContent" style="width: ${width}px; height: 52px;">`,
    `<div class="MuiDataGrid-row">${cells('gridcell', '--')}</div></div></div>`,
    `<div class="MuiDataGrid-overlayWrapperInner" style="height: 52px; width: ${width}px;"></div></div></div>`,
  ].join('');
  const lookup = Object.fromEntries(
    fields.map((field) => [
      field,
      { field, minWidth: 50, ...columns[field], computedWidth: columns[field]?.width },
    ]),
  );
  const told = {
    columns: { orderedFields: fields, columnVisibilityModel: {}, lookup },
    dimensions: { viewportOuterSize: { width, height: 300 } },
  } as unknown as GridColumns;
  return { html, told };
}

describe('columns of a drawn grid that share out its room', () => {
  const shared = { name: { width: 300, flex: 1 }, size: { width: 100 } };

  it('are as wide as the room lets them, in heads and cells', () => {
    const { html, told } = gridOf(shared);
    const box = boxOf(html);
    flowColumns(box, [told]);
    const drawn = box.querySelector('.MuiDataGrid-root');

    expect(drawn?.getAttribute('style')).toContain('--c0:max(50px,calc((100cqw - 100px)*1));--c1:100px;');
    expect(drawn?.getAttribute('style')).toContain('--DataGrid-rowWidth: max(100cqw,150px)');
    expect(drawn?.innerHTML.match(/width:var\(--[\w-]+\)/g)).toEqual([
      'width:var(--c0)',
      'width:var(--c1)',
      'width:var(--DataGrid-rowWidth)',
      'width:var(--c0)',
      'width:var(--c1)',
    ]);
    expect(drawn?.querySelector('.MuiDataGrid-overlayWrapperInner')?.getAttribute('style')).toBe(
      'height: 52px; width:100cqw;',
    );
    expect(drawn?.hasAttribute('data-room')).toBe(false);
  });

  it('have the room beside a vertical scrollbar, where that takes some', () => {
    const { html, told } = gridOf(shared);
    const box = boxOf(html);
    flowColumns(box, [{ ...told, dimensions: { ...told.dimensions, hasScrollY: true } }]);
    const style = box.querySelector('.MuiDataGrid-root')?.getAttribute('style');

    expect(style).toContain('--c0:max(50px,calc((calc(100cqw - var(--scrollbar,0px)) - 100px)*1));');
    expect(style).toContain('--DataGrid-rowWidth: max(calc(100cqw - var(--scrollbar,0px)),150px)');
  });

  it('are as wide below a cell that spans rows', () => {
    const { html, told } = gridOf(shared);
    const space = '<div data-colindex="1" role="presentation" style="--width: 100px; height: 52px;"></div>';
    const box = boxOf(html.replace('<div class="MuiDataGrid-row">', `$&${space}`));
    flowColumns(box, [told]);

    expect(box.querySelector('[role=presentation]')?.getAttribute('style')).toBe(
      '--width:var(--c1); height: 52px;',
    );
  });

  it('leave the rest of a wide room to an empty cell, where they are of a fixed width', () => {
    const { html, told } = gridOf({ name: { width: 80 }, size: { width: 100 } });
    const box = boxOf(
      html.replace(
        '</div></div></div><div class="MuiDataGrid-overlay',
        '</div><div class="MuiDataGrid-cellEmpty" style="--width: 356px;"></div></div></div><div class="MuiDataGrid-overlay',
      ),
    );
    flowColumns(box, [told]);

    expect(box.querySelector('.MuiDataGrid-cellEmpty')?.getAttribute('style')).toBe(
      '--width:max(0px,calc(100cqw - 180px));',
    );
  });

  it('of several grids are told apart by what each has drawn', () => {
    const grids = [gridOf(shared), gridOf({ ...shared, name: { width: 200, flex: 1 } })];
    const box = boxOf(grids.map(({ html }) => html).join(''));
    flowColumns(
      box,
      [grids[1], grids[0]].map((one) => one?.told as GridColumns),
    );

    expect(box.querySelectorAll('[style*="--c0:max"]')).toHaveLength(2);
  });

  it.each([
    ['that stay in place', '<i class="MuiDataGrid-cell--pinnedLeft"></i>'],
    ['with a cell over several', '<i aria-colspan="2"></i>'],
    ['with rows as high as their text', '<i class="MuiDataGrid-row--dynamicHeight"></i>'],
  ])('%s stand in that room alone', (_, inside) => {
    const { html, told } = gridOf(shared, inside);
    const box = boxOf(html);
    Object.defineProperty(box.querySelector('.MuiDataGrid-root'), 'offsetWidth', { value: 402 });
    flowColumns(box, [told]);

    expect(box.querySelector('[data-room]')?.getAttribute('data-room')).toBe('402 402');
  });

  it('of a grid that told nothing stand in that room alone', () => {
    const box = boxOf(gridOf(shared).html);
    Object.defineProperty(box.querySelector('.MuiDataGrid-root'), 'offsetWidth', { value: 402 });
    flowColumns(box, []);

    expect(box.querySelector('[data-room]')?.getAttribute('data-room')).toBe('402 402');
  });
});

describe('a drawing for a desktop serves a phone, too', () => {
  const row = '<div class="MuiDataGrid-row"></div>';
  const flowing = (width: string) =>
    `<div class="MuiDataGrid-root" style="--c0:${width};"><div class="MuiDataGrid-columnHeader" style="width:var(--c0);"></div></div>`;
  const fits = (wide: string, narrow: string) => fitsBoth(shapeOf(boxOf(wide)), shapeOf(boxOf(narrow)));

  it.each([
    [
      'where a phone has fewer of the same columns',
      grid(header(80) + header(90) + row),
      grid(header(80)),
      true,
    ],
    ['where columns share out either room alike', flowing('1fr'), flowing('1fr'), true],
    ['not where they share it out otherwise', flowing('1fr'), flowing('2fr'), false],
    ['not where columns are otherwise wide', grid(header(80)), grid(header(70)), false],
    [
      'not where a phone pins other columns',
      grid(header(80) + header(90) + header(70, 'MuiDataGrid-columnHeader--pinnedRight')),
      grid(header(80) + header(90)),
      false,
    ],
    ['not where a phone has more rows', grid(header(80)), grid(header(80) + row), false],
    ['not where something else stands around it', `<p>a</p>${grid(header(80))}`, grid(header(80)), false],
    ['not without a grid', '<p></p>', '<p></p>', false],
  ])('%s', (_, wide, narrow, expected) => {
    expect(fits(wide, narrow)).toBe(expected);
  });
});

describe('a grid takes the whole box', () => {
  it.each([
    ['when it stands there alone', grid(''), true],
    ['and in one element around it', `<div>${grid('')}</div>`, true],
    ['but not beside something else', `<p></p>${grid('')}`, false],
    ['nor deeper', `<div><div>${grid('')}</div></div>`, false],
  ])('%s', (_, html, expected) => {
    expect(isFlushGrid(boxOf(html))).toBe(expected);
  });
});
