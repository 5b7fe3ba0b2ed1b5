// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { counterpartsIn } from '../../../../site/demo/replay/counterparts';

/** The id of what stands in a living demo for the marked element of its drawing. */
function counterpart(drawn: string, living: string): string | undefined {
  const box = document.createElement('div');
  box.innerHTML = drawn;
  const pressed = box.querySelector('[data-pressed]');
  const find = counterpartsIn(box);
  box.innerHTML = living;
  return pressed ? find(pressed)?.id : 'nothing is marked';
}

describe('an element of a drawing', () => {
  it('is found by its words, wherever it stands', () => {
    expect(counterpart('<b>1</b><b data-pressed>2</b>', '<b id=a>2</b><b id=b>1</b>')).toBe('a');
  });

  it('is found among its like by their order', () => {
    expect(counterpart('<i>x</i><i data-pressed>x</i>', '<p><i id=a>x</i><i id=b>x</i></p>')).toBe('b');
  });

  it('is counted in the drawing that it belongs to', () => {
    const drawn = '<div data-drawn=wide><i>x</i></div><div data-drawn=narrow><i data-pressed>x</i></div>';
    expect(counterpart(drawn, '<i id=a>x</i><i id=b>x</i>')).toBe('a');
  });

  it('with other words is another one', () => {
    expect(counterpart('<button data-pressed>15</button>', '<button id=a>16</button>')).toBeUndefined();
  });

  it('without words may have another name', () => {
    const named = (name: string) => `<button data-pressed id=a aria-label="${name}"></button>`;
    expect(counterpart(named('Choose date'), named('Choose date, May 14'))).toBe('a');
  });

  it('is the menu of the same column of a grid, whose buttons are not drawn', () => {
    const grid = (columns: string) => `<div class=MuiDataGrid-root>${columns}</div>`;
    const drawn = grid(
      '<p class=MuiDataGrid-menuIcon></p><p></p><p class=MuiDataGrid-menuIcon data-pressed></p>',
    );
    const living = (id: string) => `<p class=MuiDataGrid-menuIcon id=${id}><button></button></p>`;
    expect(counterpart(drawn, grid(`<p></p><p></p>${living('a')}${living('b')}<p></p>`))).toBe('b');
  });

  describe('in a row of a grid, whose head has buttons only when it is alive', () => {
    const grid = (head: string, cells: string) =>
      `<div class=MuiDataGrid-root><p role=columnheader>Name${head}</p><p role=row>${cells}</p></div>`;
    const sort = '<button id=sort aria-label=Sort><svg><path></path></svg></button>';
    const more = '<button id=more aria-label=More><svg><path></path></svg></button>';
    const cellOf = (bar: string) => `<b role=gridcell id=cell>${bar}</b>`;

    it('is the button of a pressed icon', () => {
      const drawn = grid('', '<button aria-label=More><svg><path data-pressed></path></svg></button>');
      expect(counterpart(drawn, grid(sort, more))).toBe('more');
    });

    it('is not a button of the head while there are no rows', () => {
      const drawn = grid('', '<button aria-label=More data-pressed><svg></svg></button>');
      expect(counterpart(drawn, grid(sort, ''))).toBeUndefined();
    });

    it('is the cell of a pressed bar', () => {
      const drawn = grid('', cellOf('<i><i data-pressed></i></i>'));
      expect(counterpart(drawn, grid('<i id=a><i id=b></i></i>', cellOf('<i><i id=c></i></i>')))).toBe(
        'cell',
      );
    });

    it('is nothing for the separator of two columns, which would be a press on its head', () => {
      const drawn = grid('<i data-pressed></i>', '');
      expect(counterpart(drawn, grid('<i id=a></i><i id=b></i>', ''))).toBeUndefined();
    });
  });

  describe('in a cell of a grid, which may have other rows when it is alive', () => {
    const grid = (...rows: [row: number, cell: string][]) =>
      `<div class=MuiDataGrid-root>${rows.map(([row, cell]) => `<p role=row aria-rowindex=${row}>${cell}</p>`).join('')}</div>`;
    const cellOf = (content: string, marks = '', column = 2) =>
      `<b role=gridcell aria-colindex=${column} ${marks}>${content}</b>`;

    it.each(['', 'Open'])('is the cell at its place: “%s”', (text) => {
      const drawn = grid([2, cellOf(text)], [5, cellOf(text, 'data-pressed')]);
      const living = grid([2, cellOf(text, 'id=a')], [3, cellOf(text, 'id=b')], [5, cellOf(text, 'id=c')]);
      expect(counterpart(drawn, living)).toBe('c');
    });

    it('is in the cell at its place', () => {
      const drawn = grid([5, cellOf('<button data-pressed>Delete</button>')]);
      const button = (id: string) => cellOf(`<button id=${id}>Delete</button>`);
      expect(counterpart(drawn, grid([4, button('a')], [5, button('b')]))).toBe('b');
    });

    it('is not in the row of filters, which has the same number', () => {
      const filters = '<b role=columnheader aria-colindex=2 id=filter>x</b>';
      const drawn = grid([2, filters], [2, cellOf('x', 'data-pressed')]);
      expect(counterpart(drawn, grid([2, filters], [2, cellOf('x', 'id=a')]))).toBe('a');
    });

    it('is not the cell of another text at its place', () => {
      const drawn = grid([5, cellOf('Open', 'data-pressed')]);
      expect(
        counterpart(drawn, grid([5, cellOf('Done', 'id=a')], [6, cellOf('Open', 'id=b')])),
      ).toBeUndefined();
    });

    it('is in the same one of two grids', () => {
      const drawn = grid([2, cellOf('x')]) + grid([2, cellOf('x', 'data-pressed')]);
      expect(counterpart(drawn, grid([2, cellOf('x', 'id=a')]) + grid([2, cellOf('x', 'id=b')]))).toBe('b');
    });

    it('is in the grid below a row, not in the row', () => {
      const inner = (marks: string) => grid([2, cellOf('x', marks)]);
      const outer = (marks: string) => grid([2, cellOf('x') + inner(marks)]);
      expect(counterpart(outer('data-pressed'), outer('id=a'))).toBe('a');
    });
  });

  it('is not found while nothing is there', () => {
    expect(counterpart('<i data-pressed>x</i>', '')).toBeUndefined();
  });
});
