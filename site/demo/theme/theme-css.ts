import { createDemoTheme, FIRST_LOOK, type Look, SCHEME_ATTRIBUTE } from './demo-theme';

/** What decides about the colours of demos. */
type Coat = Pick<Look, 'demoTheme' | 'paletteColors'>;

/**
 * Rules for the whole page, once demos come alive: the theme's variables. In light each rule carries
 * its colour with it, so only the dark ones are told, and only to screens: paper is light. A page that
 * says no scheme follows the device.
 */
export function demoThemeCss(coat: Coat = {}): string {
  const key = JSON.stringify([coat.demoTheme, coat.paletteColors]);
  const css = made.get(key) ?? themeCss(coat);
  made.set(key, css);
  return css;
}

/** By what the reader chose: each demo asks, and the answer takes a while to make. */
const made = new Map<string, string>();

/** The same for demos that are only drawn: what `css`, their own rules, make use of. */
export function demoThemeCssFor(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  return themeCss({}, used.add(TEXT));
}

/** Rules for what is used, or for all there is. */
function themeCss({ demoTheme, paletteColors }: Coat, used?: ReadonlySet<string>): string {
  const look = { ...FIRST_LOOK, ...(demoTheme && { demoTheme }), ...(paletteColors && { paletteColors }) };
  const sheets: Rules[] = createDemoTheme(look).generateStyleSheets();
  const isUsed = ([name]: Variable) => used?.has(name) ?? true;
  const light = unsaid(variables(sheets, 'light')).filter(isUsed);
  return (
    (used ? demoGround : mountedGround) +
    inLight(light) +
    onlyInDark(variables(sheets, 'dark').filter(isUsed))
  );
}

const TEXT = '--mui-palette-text-primary';

/** What a demo starts from, inside its box and nowhere else: what Material's own baseline sets on a body, in the face around it. */
export const demoGround = `.demo-root{${[
  `color:var(${TEXT},inherit)`,
  'font-size:1rem',
  'line-height:1.5',
].join(';')}}`;

/** The same where demos are mounted: charts measure their words outside of all boxes, with an element in the body of the page. */
export const mountedGround = `${demoGround}#mui_measurement_span{line-height:1.5}`;

type Variable = [name: string, value: string | number];

const declared = (variables: Variable[]) => variables.map(([name, value]) => `${name}:${value}`).join(';');

function inLight(variables: Variable[]): string {
  return variables.length > 0 ? `:root{${declared(variables)}}` : '';
}

/** Variables that only count in the dark, on screens. */
export function onlyInDark(variables: Variable[]): string {
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
