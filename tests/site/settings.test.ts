// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { parsePaletteColors } from '../../site/theme/palette-colors';
import { initialSettings, settingsReducer, type ThemeAction } from '../../site/theme/settings-reducer';
import { SETTINGS_KEY } from '../../site/theme/show-settings';
import { parseSettings, readSettings, writeSettings } from '../../site/theme/stored-settings';

const red = { primary: { main: '#ff0000' } };

describe('an action', () => {
  it.each<[ThemeAction, object]>([
    [{ type: 'SET_SPACING', payload: 4 }, { spacing: 4 }],
    [{ type: 'INCREASE_SPACING' }, { spacing: 9 }],
    [{ type: 'DECREASE_SPACING' }, { spacing: 7 }],
    [{ type: 'SET_DENSE', payload: true }, { dense: true }],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark' } }, { paletteMode: 'dark' }],
    [{ type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [{ type: 'CHANGE', payload: { paletteColors: red } }, { paletteColors: red }],
  ])('%j changes %j and nothing else', (action, expected) => {
    expect(settingsReducer(initialSettings, action)).toEqual({ ...initialSettings, ...expected });
  });

  const chosen = {
    dense: true,
    spacing: 3,
    direction: 'rtl',
    paletteMode: 'dark',
    paletteColors: red,
    demoTheme: 'material',
  } as const;

  it('RESET_DENSITY resets density and spacing, RESET_COLORS the colours', () => {
    expect(settingsReducer(chosen, { type: 'RESET_DENSITY' })).toEqual({
      ...chosen,
      dense: false,
      spacing: 8,
    });
    expect(settingsReducer(chosen, { type: 'RESET_COLORS' })).toEqual({ ...chosen, paletteColors: {} });
  });

  it.each<ThemeAction>([
    { type: 'CHANGE', payload: {} },
    { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl', demoTheme: 'material' } },
    { type: 'CHANGE', payload: { paletteColors: { primary: { main: '#ff0000' } } } },
  ])('%j gives the same object when nothing differs by value', (action) => {
    expect(settingsReducer(chosen, action)).toBe(chosen);
  });

  it('that does not exist is an error', () => {
    const action: ThemeAction = JSON.parse('{"type":"EXPLODE"}');

    expect(() => settingsReducer(chosen, action)).toThrow('Unrecognized type EXPLODE');
  });
});

describe('stored colours', () => {
  it.each([
    ['{"primary":{"main":"#f00"}}', { primary: { main: '#f00' } }],
    [
      '{"primary":{"main":"rgb(1, 2, 3)","dark":"hsl(1, 2%, 3%)"}}',
      { primary: { main: 'rgb(1, 2, 3)', dark: 'hsl(1, 2%, 3%)' } },
    ],
    ['{"primary":{"main":7}}', {}],
    ['{"primary":{"dark":"#f00"}}', {}],
    ['{"primary":{"main":"red;}body{display:none"}}', {}],
    ['{"primary":{"main":"url(https://a.example)"}}', {}],
    ['{"__proto__":{"main":"#f00"},"constructor":{"main":"#f00"}}', {}],
    ['{"primary":null}', {}],
    ['[1,2]', {}],
    ['null', {}],
    ['{', {}],
    ['', {}],
    [null, {}],
  ])('%s mean %j', (text, colors) => {
    expect(parsePaletteColors(text)).toEqual(colors);
  });
});

describe('stored settings', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['themeSettings'];
    delete document.documentElement.dataset['paletteColors'];
  });

  it.each([
    [
      '{"dense":true,"direction":"rtl","spacing":4}',
      { dense: true, direction: 'rtl', spacing: 4, demoTheme: 'site' },
    ],
    [
      '{"dense":"true","direction":"up","spacing":-4}',
      { dense: false, direction: 'ltr', spacing: 8, demoTheme: 'site' },
    ],
    ['{"spacing":99}', { dense: false, direction: 'ltr', spacing: 64, demoTheme: 'site' }],
    ['{"spacing":1e9}', { dense: false, direction: 'ltr', spacing: 8, demoTheme: 'site' }],
    ['{"demoTheme":"material"}', { dense: false, direction: 'ltr', spacing: 8, demoTheme: 'material' }],
    ['{"demoTheme":"none"}', { dense: false, direction: 'ltr', spacing: 8, demoTheme: 'site' }],
    ['<script>', { dense: false, direction: 'ltr', spacing: 8, demoTheme: 'site' }],
    [null, { dense: false, direction: 'ltr', spacing: 8, demoTheme: 'site' }],
  ])('%s mean %j', (text, settings) => {
    expect(parseSettings(text)).toEqual(settings);
  });

  it('are read as they were written, and turn the page at once', () => {
    const settings = { ...initialSettings, dense: true, direction: 'rtl', paletteColors: red } as const;
    writeSettings(settings);

    expect(readSettings()).toEqual(settings);
    expect([document.documentElement.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
    expect(parseSettings(localStorage.getItem(SETTINGS_KEY)).direction).toBe('rtl');
  });
});
