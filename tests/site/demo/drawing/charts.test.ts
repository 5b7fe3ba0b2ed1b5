import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { slimCharts } from '../../../../site/demo/drawing/slim-charts';
import { hideVisuallyHidden } from '../../../../site/demo/drawing/visually-hidden';

/** The only element in a box with some HTML, after it was changed. */
function changed(html: string, change: (box: Element) => void): Element | null {
  const { document } = new Window();
  document.body.innerHTML = html;
  const box = document.body as unknown as Element;
  change(box);
  return box.querySelector('path,circle,input');
}

describe('a drawn line', () => {
  const lineOf = (data: string) =>
    changed(`<svg width="600"><path d="${data}"></path></svg>`, slimCharts)?.getAttribute('d');
  const curve = (x: number) => `C${x - 0.66},5.1234,${x - 0.33},6.1234,${x},7.1234`;
  const dense = (from: number) => Array.from({ length: 100 }, (_, at) => curve(from + at)).join('');

  it('of hundreds of points is straight from one to the next, in tenths of a pixel', () => {
    expect(lineOf(`M50,7.1234${dense(51)}Z`)).toBe(`M50,7.1${'l1,0'.repeat(100)}Z`);
  });

  it('keeps curves that are wide enough to be seen', () => {
    expect(lineOf(`M50,7.1234${curve(60)}${dense(61)}`)).toMatch(
      /^M50,7\.1C59\.3,5\.1,59\.7,6\.1,60,7\.1l1,0/,
    );
  });

  it('is straight where it is zoomed out of view, however wide its curves', () => {
    expect(lineOf(`M-90,7.1234${curve(-60)}L0,7.1${dense(1)}`)).toMatch(/^M-90,7\.1l30,0L0,7\.1l1,0/);
  });

  it.each([
    ['is short', `M50,7.1234${curve(51)}`],
    ['has arcs', `M50,7.1234A5.1234,5,0,0,1,60,7${dense(61)}`],
  ])('stays as it is where it %s', (_, data) => {
    expect(lineOf(data)).toBe(data);
  });
});

describe('drawn marks', () => {
  const place = (count: number) =>
    changed(`<svg width="600">${'<circle cx="52.4416" cy="7"></circle>'.repeat(count)}</svg>`, slimCharts);

  it.each([
    [200, '52.4'],
    [20, '52.4416'],
  ])('of %i have their places where they are many in tenths of a pixel', (count, cx) => {
    expect(place(count)?.getAttribute('cx')).toBe(cx);
  });
});

it('what only screen readers meet is not seen', () => {
  const style = 'margin: -1px; overflow: hidden; position: absolute; white-space: nowrap;';
  const hidden = changed(`<input type="range" style="${style}">`, hideVisuallyHidden);
  const seen = changed('<input type="range" style="margin: -1px;">', hideVisuallyHidden);

  expect([hidden, seen].map((input) => input?.getAttribute('style'))).toEqual([
    `${style} clip-path: inset(50%);`,
    'margin: -1px;',
  ]);
});
