import { compile, middleware, serialize, stringify } from 'stylis';
import mirror from 'stylis-plugin-rtl';
import { all } from '../../support/dom';
import { DEMO_KEY } from '../theme/emotion-cache';

const DRAWN = '[data-module]:not([data-mounted])';

/** Elements whose side or movement components write into their style attribute, by the direction. */
const SIDED = `${DRAWN} :is(.MuiSlider-root :is([style*="left:"],[style*="right:"]),.MuiTabs-indicator,.MuiLinearProgress-bar)`;

/** Arrows that components exchange, by the direction; a demo that is mirrored itself has done so. */
const EXCHANGED = [
  '.MuiPickersArrowSwitcher-button svg',
  '.MuiTablePagination-actions svg',
  '.MuiPaginationItem-icon',
  '.MuiTabScrollButton-root svg',
].join();

const ARROWS = `${DRAWN} :is(${EXCHANGED}):not([data-module] [dir=rtl] *){scale:-1 1}`;

/**
 * Boxes with components that calculate by the direction: charts place their texts, grids keep a pinned column at its side, and
 * pickers order sections of fields, columns of digital clocks, and parts of toolbars and layouts. The mark of a missing license is
 * as wide as its grid.
 */
const UNMIRRORED = [
  'svg[width]:not(.MuiSvgIcon-root)',
  '.MuiDataGrid-root :is([style*="left:"],[style*="right:"]):not([style*="width: 100%"])',
  '.MuiPickersInputBase-root,.MuiMultiSectionDigitalClock-root',
  '.MuiTimePickerToolbar-root,.MuiDateTimePickerToolbar-root',
  '.MuiPickersLayout-landscape,.MuiPickersLayout-shortcuts',
].join();

let takeBack: (() => void) | undefined;

/**
 * Mirrors prerendered demos, as the style cache of mounted demos mirrors their rules. Returns the selector of boxes that stay as
 * they are.
 */
export function mirrorDrawings(): string {
  takeBack ??= mirrored();
  return `:has(${UNMIRRORED})`;
}

/** Takes back all that was mirrored. */
export function unmirrorDrawings(): void {
  takeBack?.();
  takeBack = undefined;
}

/** Returns what takes it back. */
function mirrored(): () => void {
  const written = all(SIDED).map((element) => [element, element.getAttribute('style') ?? ''] as const);
  for (const [element, style] of written) element.style.cssText = mirroredStyle(style);
  const styles = document.querySelectorAll<HTMLStyleElement>('head>style:not([data-emotion])');
  const sheets = [...styles].map(({ textContent }) => sheetOf(mirroredRules(textContent ?? '')));
  const added = [...sheets, sheetOf(ARROWS)];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...added];
  for (const style of styles) style.disabled = true;
  return () => {
    for (const [element, style] of written) element.style.cssText = style;
    for (const style of styles) style.disabled = false;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !added.includes(sheet));
  };
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/**
 * The rules of a page with those of demos mirrored. They are read as text: browsers do not tell what a shorthand with a
 * variable says when another declaration replaces a part of it.
 */
function mirroredRules(css: string): string {
  const rules = middleware([
    (element, ...rest) => (isOfDemo(element.props) ? mirror(element, ...rest) : undefined),
    stringify,
  ]);
  return serialize(compile(css), rules);
}

function isOfDemo(selectors: string | string[]): boolean {
  return Array.isArray(selectors) && selectors.some((selector) => selector.includes(`.${DEMO_KEY}-`));
}

const BRACES = /^[^{]*\{|\}$/g;

function mirroredStyle(declarations: string): string {
  return serialize(compile(`a{${declarations}}`), middleware([mirror, stringify])).replace(BRACES, '');
}
