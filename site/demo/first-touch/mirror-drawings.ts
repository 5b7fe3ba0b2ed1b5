import { compile, middleware, serialize, stringify } from 'stylis';
import mirror from 'stylis-plugin-rtl';
import { all } from '../../support/dom';
import { DEMO_KEY } from '../theme/emotion-cache';

const DRAWN = '[data-module]:not([data-mounted])';

/** Elements whose side or movement components write into their style attribute, by the direction. */
const SIDED = `${DRAWN} :is(.MuiSlider-root :is([style*="left:"],[style*="right:"]),.MuiLinearProgress-bar)`;

/** Icons that components exchange, by the direction. */
const EXCHANGED = `${DRAWN} :is(.MuiPickersArrowSwitcher-button,.MuiTablePagination-actions) svg`;

/**
 * Boxes with components that calculate by the direction: charts place their texts, grids keep a pinned column at its side, and
 * pickers order the parts of their toolbars and wide layouts.
 */
const UNMIRRORED = `:has(${[
  'svg[width]:not(.MuiSvgIcon-root)',
  '.MuiDataGrid-root :is([style*="left:"],[style*="right:"])',
  '.MuiPickersLayout-landscape,.MuiTimePickerToolbar-root,.MuiDateTimePickerToolbar-root',
]})`;

const NONE = ':not(*)';

/** Declarations before mirroring. */
const before = new Map<CSSStyleRule | HTMLElement, string>();

let iconRules: CSSStyleSheet | undefined;

/**
 * Gives prerendered demos a direction, as the style cache of mounted demos does it. Returns the selector of boxes that have
 * another direction then.
 */
export function mirrorDrawings(direction: 'ltr' | 'rtl'): string {
  if (!iconRules) {
    iconRules = new CSSStyleSheet();
    iconRules.replaceSync(`[dir=rtl] ${EXCHANGED}{scale:-1 1}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, iconRules];
  }
  if (direction === 'ltr') {
    for (const [one, text] of before) one.style.cssText = text;
    before.clear();
    return NONE;
  }
  for (const one of [...rulesOfDrawings(), ...all(SIDED)]) {
    if (before.has(one)) continue;
    before.set(one, one.style.cssText);
    one.style.cssText = mirrored(one.style.cssText);
  }
  return UNMIRRORED;
}

/** Rules of the page, and of its later version in development, that name a class of a prerendered demo. */
function rulesOfDrawings(): CSSStyleRule[] {
  const own = [...document.querySelectorAll<HTMLStyleElement>('head>style:not([data-emotion])')];
  return [...own.map(({ sheet }) => sheet), ...document.adoptedStyleSheets].flatMap(stylesIn);
}

function stylesIn(group: CSSStyleSheet | CSSGroupingRule | null): CSSStyleRule[] {
  return [...(group?.cssRules ?? [])].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(`.${DEMO_KEY}-`) ? [rule] : [];
    return rule instanceof CSSGroupingRule ? stylesIn(rule) : [];
  });
}

const BRACES = /^[^{]*\{|\}$/g;

function mirrored(declarations: string): string {
  return serialize(compile(`a{${declarations}}`), middleware([mirror, stringify])).replace(BRACES, '');
}
