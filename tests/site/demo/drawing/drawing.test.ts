import { describe, expect, it } from 'vitest';
import { narrowPlace, widePlace } from '../../../../site/demo/drawing/places';
import { schemeColorsCss, withSchemeColors } from '../../../../site/demo/drawing/scheme-colors';
import { withStableIds } from '../../../../site/demo/drawing/stable-ids';

const variables = (html: string) => withSchemeColors({ html, rules: [] }).html;

describe('a drawing', () => {
  it('has ids that do not hang on what was drawn before', () => {
    const first = withStableIds('<g clip-path="url(#:r5:-clip)"><i id=":r5:-clip"></i><i id=":rb:"></i></g>');

    expect(first).toBe('<g clip-path="url(#:d0:-clip)"><i id=":d0:-clip"></i><i id=":d1:"></i></g>');
    expect(withStableIds('<i id=":r1a:"></i>')).toBe('<i id=":d0:"></i>');
  });

  it('has what charts make of their colours, and the colours of words, as variables', () => {
    const area = variables('<path fill="rgb(26, 151, 137)"></path>');

    expect(area).toBe('<path fill="var(--demo-chart-1-lighter,rgb(26, 151, 137))"></path>');
    expect(schemeColorsCss(area)).toContain('{--demo-chart-1-lighter:rgb(104, 229, 212)}');
    expect(withSchemeColors({ html: '', rules: ['fill:#121a18', 'fill:var(--a, #121a18)'] }).rules).toEqual([
      'fill:var(--mui-palette-text-primary,#121a18)',
      'fill:var(--a, #121a18)',
    ]);
  });

  it('has colours of charts as variables, which are told for the dark as far as they are used', () => {
    const drawn = variables('<rect fill="#167e73"></rect><rect fill="#123456"></rect>');
    const css = schemeColorsCss(drawn);

    expect(drawn).toBe('<rect fill="var(--demo-chart-1,#167e73)"></rect><rect fill="#123456"></rect>');
    expect(css).toContain('[data-mui-color-scheme="dark"]{--demo-chart-1:#57c0b1}');
    expect(css).not.toContain('--demo-chart-2');
    expect(schemeColorsCss('<p>none</p>')).toBe('');
  });

  it('has the palettes of the packages as variables, too, where they change with the scheme', () => {
    const drawn = variables('<rect fill="#02B2AF"></rect><path stroke="#2E96FF"></path>');

    expect(drawn).toBe('<rect fill="#02B2AF"></rect><path stroke="var(--demo-2e96ff,#2e96ff)"></path>');
    expect(schemeColorsCss(drawn)).toContain('{--demo-2e96ff:#72ccff}');
    // One alone is what a demo has chosen itself.
    expect(variables('<rect fill="#EF5350"></rect>')).toBe('<rect fill="#EF5350"></rect>');
  });

  it('has what demos read of the theme as variables, also where they make it translucent', () => {
    const { rules } = withSchemeColors({
      html: '',
      rules: ['color:rgba(0, 0, 0, 0.38)', 'background:rgba(10, 108, 98, 0.04)'],
    });

    expect(rules).toEqual([
      'color:var(--mui-palette-text-disabled,rgba(0, 0, 0, 0.38))',
      'background:rgba(var(--mui-palette-primary-mainChannel,10 108 98) / 0.04)',
    ]);
  });

  it('leaves what a theme of its own gives the variables, which would refer to themselves', () => {
    const own = [
      ':root{--mui-palette-text-secondary: #43514d;--mui-palette-action-hover:rgba(10, 108, 98, 0.04);}',
    ];

    expect(withSchemeColors({ html: '', rules: own }).rules).toEqual(own);
  });

  it('is marked where a theme of its own gives words the colours of light', () => {
    const mark = (rule: string) => withSchemeColors({ html: '<p class="a"></p>', rules: [rule] }).html;

    expect(mark('.a{color:rgba(0, 0, 0, 0.87);}')).toBe('<p data-in-light="" class="a"></p>');
    expect(mark('.a{--own-color:rgba(0, 0, 0, 0.87);color:var(--b, rgba(0, 0, 0, 0.87));}')).toBe(
      '<p class="a"></p>',
    );
  });

  it('keeps a colour that a demo says in words', () => {
    const said = '<input value="#167e73"><code aria-label="#167e73">#167e73</code>';

    expect(variables(said)).toBe(said);
  });

  it('is as wide as the box leaves it in the column of a page and on a phone of 390 px', () => {
    expect([widePlace.width, narrowPlace.width]).toEqual([686, 320]);
    expect([widePlace.flushWidth, narrowPlace.flushWidth]).toEqual([736, 350]);
  });
});
