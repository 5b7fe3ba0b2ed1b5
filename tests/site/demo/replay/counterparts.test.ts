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

  it('is not found while nothing is there', () => {
    expect(counterpart('<i data-pressed>x</i>', '')).toBeUndefined();
  });
});
