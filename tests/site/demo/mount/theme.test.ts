import createTheme from '@mui/material/styles/createThemeNoVars';
import { expect, it } from 'vitest';
import { type Look, themeFor } from '../../../../site/demo/theme/demo-theme';
import { demoThemeCss, demoThemeCssFor } from '../../../../site/demo/theme/theme-css';

it('calculates with the colours of the scheme, and draws with variables that fit both', () => {
  const [light, dark] = [
    themeFor({ scheme: 'light', direction: 'ltr' }),
    themeFor({ scheme: 'dark', direction: 'ltr' }),
  ];

  expect([light.palette.mode, light.palette.primary.main]).toEqual(['light', '#0a6c62']);
  expect([dark.palette.mode, dark.palette.primary.main]).toEqual(['dark', '#66d1c1']);
  expect(dark.vars.palette.primary.main).toBe(light.vars.palette.primary.main);
  expect(dark.vars.palette.primary.main).toBe('var(--mui-palette-primary-main, #0a6c62)');
});

it('keeps the spacing that a reader of the library starts with: plain pixels', () => {
  expect(themeFor({ scheme: 'light', direction: 'ltr' }).spacing(2)).toBe('16px');
});

it('gives what is chosen a ground that can be calculated with: of the accent, but grey beside another one', () => {
  const paletteColors = { primary: { main: '#ff0000' } };
  const chosen = (look: Partial<Look>) =>
    themeFor({ scheme: 'light', direction: 'ltr', ...look }).palette.action.selected;

  expect([chosen({}), chosen({ scheme: 'dark' })]).toEqual(['#0a6c6217', '#66d1c124']);
  expect(chosen({ paletteColors })).toBe('rgba(0, 0, 0, 0.08)');
});

it('leaves Material’s own theme as it is, for who asks for it', () => {
  const { typography, shape, shadows, components } = themeFor({
    scheme: 'light',
    direction: 'ltr',
    demoTheme: 'material',
  });
  const own = createTheme();

  expect(typography.body1).toEqual(own.typography.body1);
  expect([shape, shadows]).toEqual([own.shape, own.shadows]);
  expect(Object.keys(components ?? {})).toEqual(['MuiDataGrid', 'MuiTreeItem2DragAndDropOverlay']);
});

it('only lets throw a shadow what lies over the page', () => {
  const { shadows } = themeFor({ scheme: 'light', direction: 'ltr' });
  const edge = '0 0 0 1px var(--x-line)';

  expect(shadows.slice(0, 3)).toEqual(['none', edge, edge]);
  expect(shadows).toHaveLength(25);
  expect(shadows.slice(3).every((shadow) => shadow.startsWith(`${edge}, `))).toBe(true);
});

it('is the same object for the same look, so that nothing is drawn again in vain', () => {
  expect(themeFor({ scheme: 'dark', direction: 'rtl' })).toBe(themeFor({ scheme: 'dark', direction: 'rtl' }));
});

it('tells the dark colours to pages that say dark, and to dark devices where the page says nothing', () => {
  const css = demoThemeCss();

  expect(css).toContain('[data-mui-color-scheme="dark"]{');
  expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-mui-color-scheme]){');
  expect(css).toContain('--mui-palette-primary-main:#66d1c1');
  expect(css).not.toContain('--mui-palette-primary-main:#0a6c62');
});

it('tells a picture only the colours that it uses', () => {
  const css = demoThemeCssFor('.a{color:var(--mui-palette-primary-main, #0a6c62)}');

  expect(css).toContain('--mui-palette-primary-main:#66d1c1');
  expect(css).toContain('--mui-palette-text-primary:#e9f0ee');
  expect(css).not.toContain('--mui-palette-secondary-main');
});

it('what variables ask for without a colour in its place is told in light, too: the ground of skeletons', () => {
  const used =
    '.a{background:var(--mui-palette-Skeleton-bg, rgba(var(--mui-palette-text-primaryChannel, undefined) / 0.11))}';

  expect(demoThemeCss()).toContain(':root{--mui-palette-text-primaryChannel:18 26 24}');
  expect(demoThemeCssFor(used)).toContain(':root{--mui-palette-text-primaryChannel:18 26 24}');
  expect(demoThemeCssFor('.a{color:red}')).not.toContain(':root{');
});
