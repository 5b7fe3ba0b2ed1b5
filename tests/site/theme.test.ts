import { describe, expect, it } from 'vitest';
import { codeClasses } from '../../generator/code-kinds/code-classes';
import { codeColors } from '../../site/code/code-classes';
import { serverEntry } from '../../site/entries/server';
import { sharedStyles } from '../../site/shared-styles';
import { theme } from '../../site/theme/theme';
import { type ColorName, dark, light } from '../../site/theme/tokens';
import { pageProps } from './page-props';

const onPaper: ColorName[] = [
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'info',
  'success',
  'warning',
  'error',
  'pro',
  'premium',
];
const onCode = Object.values(codeColors);
const tones = ['info', 'success', 'warning', 'error'] as const;

/** Text and ground as they meet on the page. */
const pairs: [ColorName, ColorName][] = [
  ...onPaper.map((name): [ColorName, ColorName] => [name, 'paper']),
  ...onPaper.map((name): [ColorName, ColorName] => [name, 'sunken']),
  ...onPaper.map((name): [ColorName, ColorName] => [name, 'raised']),
  ...onCode.map((name): [ColorName, ColorName] => [name, 'sunken']),
  ...tones.flatMap((tone): [ColorName, ColorName][] => [
    ['ink', `${tone}-soft`],
    [tone, `${tone}-soft`],
  ]),
  ['accent', 'accent-soft'],
  ['ink', 'selection'],
  ['code-deleted', 'code-deleted-soft'],
  ['code-inserted', 'code-inserted-soft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, scheme) => {
  it.each(pairs)('let %s be read on %s (WCAG AA)', (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the shared styles', () => {
  const styles = sharedStyles();

  it('colour exactly the classes that the generator writes', () => {
    expect(Object.keys(codeColors).sort()).toEqual(
      Object.values(codeClasses)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('use no variable that nobody sets', () => {
    const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const set = new Set([...styles.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

    expect([...used].filter((name) => !set.has(name))).toEqual([]);
  });

  it('close every block they open and have no empty value', () => {
    expect(styles.split('{').length).toBe(styles.split('}').length);
    expect(styles).not.toMatch(/undefined|NaN|:;/);
  });

  it('ask no other site for anything', () => {
    expect(styles.match(/url\((?!"data:|\/x\/)[^)]*\)/g)).toBeNull();
  });

  it('say both schemes, with and without the script', () => {
    expect(styles).toContain('[data-mui-color-scheme="dark"]');
    expect(styles).toContain('@media (prefers-color-scheme:dark){:root:not([data-mui-color-scheme])');
  });
});

/** The numbers of the library's own theme: a reader of the library meets the same here. */
describe('the numbers of the site', () => {
  const values = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };

  it('are the breakpoints of the library, in the theme and in every rule of the layout', () => {
    expect(theme.breakpoints.values).toEqual(values);
    // Besides them, where the column of the text and that of the contents fit, with and without the menu.
    const fits = [1024, 1280];
    const { styles } = serverEntry.render(pageProps());
    const wider = [...`${styles}${sharedStyles()}`.matchAll(/min-width:([\d.]+)px\)/g)].map(([, width]) =>
      Number(width),
    );
    expect(wider.length).toBeGreaterThan(0);
    expect(wider.filter((width) => ![...Object.values(values), ...fits].includes(width))).toEqual([]);
  });

  it('are distances of 8 px', () => {
    expect([theme.spacing(1), theme.spacing(3)]).toEqual(['8px', '24px']);
  });

  it('are corners of 12 px, and of 4 px as the base theme has them', () => {
    expect(theme.shape.borderRadius).toBe(12);
    expect(sharedStyles()).toContain('--x-radius:12px;--x-radius-small:4px;');
  });
});

/** WCAG 2.2: ratio of relative luminances. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
