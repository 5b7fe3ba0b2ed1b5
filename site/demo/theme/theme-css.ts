import type { PaletteColors } from '../../theme/settings-reducer';
import { createDemoTheme, SCHEME_ATTRIBUTE } from './demo-theme';

/**
 * Rules for the whole page, once demos come alive: the theme's variables. In light each rule carries
 * its colour with it, so only the dark ones are told, and only to screens: paper is light. A page that
 * says no scheme follows the device.
 */
export function demoThemeCss(colors: PaletteColors = {}): string {
  const key = JSON.stringify(colors);
  const css = made.get(key) ?? themeCss(colors);
  made.set(key, css);
  return css;
}

/** By the reader's colours: each demo asks, and the answer takes a while to make. */
const made = new Map<string, string>();

/** The same for demos that are only drawn: what `css`, their own rules, make use of. */
export function demoThemeCssFor(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  return themeCss({}, used.add(TEXT));
}

/** Rules for what is used, or for all there is. */
function themeCss(paletteColors: PaletteColors, used?: ReadonlySet<string>): string {
  const sheets: Rules[] = createDemoTheme({ direction: 'ltr', paletteColors }).generateStyleSheets();
  const isUsed = ([name]: Variable) => used?.has(name) ?? true;
  const light = unsaid(variables(sheets, 'light')).filter(isUsed);
  return demoGround + inLight(light) + inDark(variables(sheets, 'dark').filter(isUsed));
}

const TEXT = '--mui-palette-text-primary';

/** What a demo starts from, inside its box and nowhere else: what Material's own baseline sets on a body. */
export const demoGround = `.demo-root{${[
  `color:var(${TEXT},rgba(0,0,0,0.87))`,
  'font:400 1rem/1.5 "Roboto","Helvetica","Arial",sans-serif',
  'letter-spacing:0.00938em',
].join(';')}}`;

type Variable = [name: string, value: string | number];

const declared = (variables: Variable[]) => variables.map(([name, value]) => `${name}:${value}`).join(';');

function inLight(variables: Variable[]): string {
  return variables.length > 0 ? `:root{${declared(variables)}}` : '';
}

function inDark(variables: Variable[]): string {
  const declarations = declared(variables);
  return [
    `@media screen{[${SCHEME_ATTRIBUTE}="dark"]{${declarations}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([${SCHEME_ATTRIBUTE}]){${declarations}}}`,
  ].join('');
}

type Rules = Record<string, Record<string, string | number>>;

function variables(sheets: Rules[], scheme: 'light' | 'dark'): Variable[] {
  const rules = sheets.flatMap((sheet) =>
    Object.entries(sheet).filter(([selector]) => isOf(selector, scheme)),
  );
  const all = new Map(rules.flatMap(([, rule]) => Object.entries(rule)));
  return [...all].filter(([name]) => name.startsWith('--'));
}

function isOf(selector: string, scheme: 'light' | 'dark'): boolean {
  return selector.includes(`[${SCHEME_ATTRIBUTE}="${scheme}"]`);
}

/**
 * What Material's own variables ask for without a colour in case it is missing, as the ground of skeletons does: in
 * light these have to be told, too.
 */
function unsaid(light: Variable[]): Variable[] {
  const values = light.map(([, value]) => value).join(';');
  const names = new Set([...values.matchAll(/var\((--[\w-]+), undefined\)/g)].map(([, name = '']) => name));
  return light.filter(([name]) => names.has(name));
}
