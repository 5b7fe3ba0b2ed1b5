import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadLocale } from '../../../../site/demo/theme/demo-locale';
import { settingsOf, themeFor } from '../../../../site/demo/theme/demo-theme';
import { ThemeProvider, useLook } from '../../../../site/demo/theme/ThemeProvider';
import { demoThemeCss } from '../../../../site/demo/theme/theme-css';
import { dark, light } from '../../../../site/theme/tokens';

const look = { scheme: 'light', direction: 'ltr' } as const;

function Direction() {
  return <p>{useLook().direction}</p>;
}

it('a component without its provider says how to mend it', () => {
  expect(() => renderToString(<Direction />)).toThrow('Forgot to wrap component in `ThemeProvider`');
  expect(
    renderToString(
      <ThemeProvider look={{ ...look, direction: 'rtl' }}>
        <Direction />
      </ThemeProvider>,
    ),
  ).toBe('<p>rtl</p>');
});

it('demos follow density, spacing and colours', () => {
  const paletteColors = { primary: { main: '#ff0000' } };
  const theme = themeFor({ ...look, dense: true, spacing: 3, paletteColors });

  expect(theme.spacing(2)).toBe('6px');
  expect(theme.components?.MuiTable?.defaultProps?.size).toBe('small');
  expect(theme.palette.primary.main).toBe('#ff0000');
  expect(demoThemeCss({ paletteColors })).toContain('--mui-palette-primary-main:#ff0000');
  expect(themeFor(look).palette.primary.main).toBe(light.accent);
});

it('demos wear the face and the colours of the site, or Material’s own', () => {
  expect(themeFor(look)).toMatchObject({ typography: { fontFamily: 'inherit' }, shape: { borderRadius: 8 } });
  expect(themeFor({ ...look, scheme: 'dark' }).palette.primary.main).toBe(dark.accent);

  const material = themeFor({ ...look, demoTheme: 'material' });
  expect(material.typography.fontFamily).toContain('Roboto');
  expect(material.palette.primary.main).toBe('#1976d2');
  expect(demoThemeCss({ demoTheme: 'material' })).toContain('--mui-palette-primary-main:#90caf9');
});

it('a look that says nothing of settings means the initial ones', () => {
  expect(settingsOf(look)).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
    demoTheme: 'site',
  });
  expect(themeFor(look)).toBe(themeFor({ ...look, dense: false, spacing: 8, paletteColors: {} }));
});

it('words that come after the first theme of their language are in the next', async () => {
  const chinese = { ...look, language: 'zh' };
  expect(themeFor(chinese).components).not.toHaveProperty('MuiDataGrid.defaultProps.localeText');
  await loadLocale('zh', ['data-grid']);

  expect(themeFor(chinese).components).toHaveProperty('MuiDataGrid.defaultProps.localeText');
});

it('a Data Grid is told to make no code of text, whatever else a reader chooses', async () => {
  await loadLocale('zh', ['data-grid']);

  for (const own of [{}, { dense: true }, { language: 'zh' }, { dense: true, language: 'zh' }])
    expect(themeFor({ ...look, ...own }).components).toHaveProperty(
      'MuiDataGrid.defaultProps.disableEval',
      true,
    );
});

it.each([
  ['zh', '第一页'],
  ['pt', 'Ir para a primeira página'],
])('MUI speaks %s in the demos of such pages', async (language, words) => {
  await loadLocale(language, []);
  const label = themeFor({ ...look, language }).components?.MuiTablePagination?.defaultProps
    ?.getItemAriaLabel;

  expect(label?.('first')).toBe(words);
});

it.each(['en', 'fr', '__proto__', ''])('and English where it has no words: %j', async (language) => {
  await loadLocale(language, []);

  expect(themeFor({ ...look, language }).components?.MuiTablePagination).toBeUndefined();
});

it.each([
  ['zh', '所有行:', '上个月'],
  ['pt', 'Total de linhas:', 'Mês anterior'],
])('MUI X speaks %s in demos of the Data Grid and of the pickers', async (language, rows, month) => {
  await loadLocale(language, ['data-grid', 'date-pickers']);
  const words = JSON.stringify(themeFor({ ...look, language }).components);

  expect(words).toContain(`"footerTotalRows":"${rows}"`);
  expect(words).toContain(`"previousMonth":"${month}"`);
});
