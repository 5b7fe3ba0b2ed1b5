import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
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
  `<div class="MuiDataGrid-columnHeader ${more}" style="width: ${width}px;"><b class="MuiDataGrid-iconButtonContainer"><button></button></b></div>`;

const grid = (inside: string) => `<div class="MuiDataGrid-root demo-1">${inside}</div>`;

describe('a drawn grid', () => {
  it('leaves out buttons that only a pointer shows, but for columns that are sorted', () => {
    const box = boxOf(grid(header(80) + header(80, 'MuiDataGrid-columnHeader--sorted')));
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

describe('a drawing for a desktop serves a phone, too', () => {
  const row = '<div class="MuiDataGrid-row"></div>';
  const fits = (wide: string, narrow: string) => fitsBoth(shapeOf(boxOf(wide)), shapeOf(boxOf(narrow)));

  it.each([
    [
      'where a phone has fewer of the same columns',
      grid(header(80) + header(90) + row),
      grid(header(80)),
      true,
    ],
    ['not where columns are otherwise wide', grid(header(80)), grid(header(70)), false],
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
