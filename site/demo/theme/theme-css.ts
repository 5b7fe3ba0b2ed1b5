import { createDemoTheme, SCHEME_ATTRIBUTE } from './demo-theme';

type Rules = Record<string, Record<string, string | number>>;

/**
 * Rules that demos need before their script runs, for the file that every page shares. Light colours
 * stand in each rule already; so only the dark ones are here, for readers without JavaScript as well.
 */
export function demoThemeCss(): string {
  const dark = variablesOf(`[${SCHEME_ATTRIBUTE}="dark"]`);
  return [
    `[${SCHEME_ATTRIBUTE}="dark"]{${dark}}`,
    `@media (prefers-color-scheme:dark){:root:not([${SCHEME_ATTRIBUTE}]){${dark}}}`,
    `.demo-root{${ground}}`,
  ].join('');
}

/** What a demo starts from, inside its box and nowhere else: what Material's own baseline sets on a body. */
const ground = [
  'color:var(--mui-palette-text-primary,rgba(0,0,0,0.87))',
  'font:400 1rem/1.5 "Roboto","Helvetica","Arial",sans-serif',
  'letter-spacing:0.00938em',
].join(';');

function variablesOf(selector: string): string {
  const sheets: Rules[] = createDemoTheme('ltr').generateStyleSheets();
  const rules = sheets.flatMap((sheet) => Object.entries(sheet)).filter(([name]) => name.includes(selector));
  return rules
    .flatMap(([, declarations]) => Object.entries(declarations))
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
