import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { skipUnseen } from '../../../../site/demo/drawing/skip-unseen';

/** A box with some HTML, in which browsers skip what is far from the window. */
function boxWith(html: string): Element {
  const { document } = new Window();
  document.body.innerHTML = html;
  const box = document.body as unknown as Element;
  for (const one of box.querySelectorAll<HTMLElement>('.MuiDataGrid-main'))
    Object.defineProperty(one, 'getBoundingClientRect', { value: () => ({ height: 318 }) });
  skipUnseen(box);
  return box;
}

const styleOf = (box: Element, selector: string) => box.querySelector(selector)?.getAttribute('style') ?? '';

describe('what browsers skip until it is near the window', () => {
  it('are the rows of a grid, which keep their height', () => {
    const box = boxWith('<div class="MuiDataGrid-main" style="--height:56px;"></div>');

    expect(styleOf(box, 'div')).toBe(
      '--height:56px;content-visibility:auto;contain-intrinsic-height:auto 318px',
    );
  });

  it('is a chart, whose size is known', () => {
    expect(styleOf(boxWith('<svg width="600" height="300"></svg>'), 'svg')).toBe('content-visibility:auto;');
  });

  it.each([
    [
      'grids in the rows of others',
      '<div class="MuiDataGrid-main"><b class="MuiDataGrid-main"></b></div>',
      'b',
    ],
    ['charts in rows', '<div class="MuiDataGrid-main"><svg width="60" height="30"></svg></div>', 'svg'],
    ['charts as high as their room', '<svg width="600"></svg>', 'svg'],
    ['icons', '<svg width="24" height="24" class="MuiSvgIcon-root"></svg>', 'svg'],
  ])('are not %s', (_, html, selector) => {
    expect(styleOf(boxWith(html), selector)).toBe('');
  });
});
