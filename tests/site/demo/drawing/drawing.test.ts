import { describe, expect, it } from 'vitest';
import { chartColorsCss, withChartVariables } from '../../../../site/demo/drawing/chart-colors';
import { narrowPlace, widePlace } from '../../../../site/demo/drawing/places';
import { withStableIds } from '../../../../site/demo/drawing/stable-ids';

describe('a drawing', () => {
  it('has ids that do not hang on what was drawn before', () => {
    const first = withStableIds('<g clip-path="url(#:r5:-clip)"><i id=":r5:-clip"></i><i id=":rb:"></i></g>');

    expect(first).toBe('<g clip-path="url(#:d0:-clip)"><i id=":d0:-clip"></i><i id=":d1:"></i></g>');
    expect(withStableIds('<i id=":r1a:"></i>')).toBe('<i id=":d0:"></i>');
  });

  it('has what charts make of their colours, and the colours of words, as variables', () => {
    const area = withChartVariables('<path fill="rgb(26, 151, 137)"></path>');

    expect(area).toBe('<path fill="var(--demo-chart-1-lighter,rgb(26, 151, 137))"></path>');
    expect(chartColorsCss(area)).toContain('{--demo-chart-1-lighter:rgb(104, 229, 212)}');
    expect(withChartVariables('fill:#121a18')).toBe('fill:var(--mui-palette-text-primary,#121a18)');
    expect(withChartVariables('color:var(--mui-palette-text-primary, #121a18)')).toBe(
      'color:var(--mui-palette-text-primary, #121a18)',
    );
  });

  it('has colours of charts as variables, which are told for the dark as far as they are used', () => {
    const drawn = withChartVariables('<rect fill="#167e73"></rect><rect fill="#123456"></rect>');
    const css = chartColorsCss(drawn);

    expect(drawn).toBe('<rect fill="var(--demo-chart-1,#167e73)"></rect><rect fill="#123456"></rect>');
    expect(css).toContain('[data-mui-color-scheme="dark"]{--demo-chart-1:#57c0b1}');
    expect(css).not.toContain('--demo-chart-2');
    expect(chartColorsCss('<p>none</p>')).toBe('');
  });

  it('is as wide as the box leaves it in the column of a page and on a phone of 390 px', () => {
    expect([widePlace.width, narrowPlace.width]).toEqual([686, 320]);
    expect([widePlace.flushWidth, narrowPlace.flushWidth]).toEqual([736, 350]);
  });
});
