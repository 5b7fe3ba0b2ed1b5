import type { PaletteColors } from '../../theme/settings-reducer';
import { createDemoTheme, SCHEME_ATTRIBUTE } from './demo-theme';

/**
 * Rules for the whole page, once demos come alive: the theme's variables. In light each rule carries
 * its colour with it, so only the dark ones are told, and only to screens: paper is light. A page that
 * says no scheme follows the device.
 */
export function demoThemeCss(colors: PaletteColors = {}): string {
  const key = JSON.stringify(colors);
  const css = made.get(key) ?? demoGround + inDark([...darkVariables(colors)]);
  made.set(key, css);
  return css;
}

/** By the reader's colours: each demo asks, and the answer takes a while to make. */
const made = new Map<string, string>();

/** The same for demos that are only drawn: what `css`, their own rules, make use of. */
export function demoThemeCssFor(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  used.add(TEXT);
  return demoGround + inDark([...darkVariables({})].filter(([name]) => used.has(name)));
}

const TEXT = '--mui-palette-text-primary';

/** What a demo starts from, inside its box and nowhere else: what Material's own baseline sets on a body. */
export const demoGround = `.demo-root{${[
  `color:var(${TEXT},rgba(0,0,0,0.87))`,
  'font:400 1rem/1.5 "Roboto","Helvetica","Arial",sans-serif',
  'letter-spacing:0.00938em',
].join(';')}}`;

function inDark(variables: [string, string | number][]): string {
  const declarations = variables.map(([name, value]) => `${name}:${value}`).join(';');
  return [
    `@media screen{[${SCHEME_ATTRIBUTE}="dark"]{${declarations}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([${SCHEME_ATTRIBUTE}]){${declarations}}}`,
  ].join('');
}

type Rules = Record<string, Record<string, string | number>>;

function darkVariables(paletteColors: PaletteColors): Map<string, string | number> {
  const sheets: Rules[] = createDemoTheme({ direction: 'ltr', paletteColors }).generateStyleSheets();
  const dark = sheets.map((sheet) => sheet[`[${SCHEME_ATTRIBUTE}="dark"]`] ?? {});
  return new Map(dark.flatMap((rules) => Object.entries(rules)).filter(([name]) => name.startsWith('--')));
}
