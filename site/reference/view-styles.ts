import { hooked } from '../support/dom';
import { below } from '../theme/media';
import { vars } from '../theme/vars';
import { COPY_LINK, TOGGLE } from './hooks';

const kinds = ['props', 'slots', 'classes'] as const;

/** The tables of one view, chosen before first paint (preferences/before-paint.ts). */
function inView(view: 'expanded' | 'collapsed'): string {
  return kinds.map((kind) => `[data-view-${kind}=${view}] [data-kind=${kind}]`).join(',');
}

const BLOCKS = `&:is(${inView('expanded')},${inView('collapsed')})`;

const COLLAPSED = `&:is(${inView('collapsed')})`;

/** The row that a link leads to; one that was found under an older address is not the browser's target. */
export const FOLLOWED = 'tr:is(:target, [data-marked])';

/** Rows as blocks below one another: the expanded and collapsed views, and every view on a narrow screen. */
function blocks(scope: string) {
  return {
    [`${scope} :is(table, tbody, tr, th, td)`]: { display: 'block', width: 'auto' },
    [`${scope} thead`]: { display: 'none' },
    [`${scope} tbody > tr`]: { paddingBlock: 14, borderBottom: `1px solid ${vars.line}` },
    [`${scope} tbody > tr > *`]: { padding: 0, border: 0 },
    [`${scope} tbody > tr > td`]: { marginTop: 6 },
    [`${scope} tr > td:empty`]: { display: 'none' },
    [`${scope} [data-label]::before`]: {
      content: 'attr(data-label)',
      display: 'inline-block',
      minWidth: '4.5em',
      marginInlineEnd: 8,
      fontSize: '.75rem',
      color: vars.inkFaint,
    },
    [`${scope} [data-type] > span`]: { display: 'inline' },
    [`${scope} ${FOLLOWED}`]: {
      marginInline: -12,
      paddingInline: 12,
      background: vars.accentSoft,
      boxShadow: `inset 3px 0 ${vars.accent}`,
    },
    // A default that there is none of.
    [`${scope} td[data-none]`]: { display: 'none' },
    [`${scope} ${FOLLOWED} > :is(th, td)`]: { background: 'none', boxShadow: 'none' },
  } as const;
}

export const wideRowsAsBlocks = blocks(BLOCKS);

export const rowsAsBlocks = { [below('sm')]: blocks('&') };

export const collapsedRows = {
  [`${COLLAPSED} tbody > tr > th`]: { position: 'relative', paddingInlineEnd: 40 },
  [`${COLLAPSED} ${hooked(TOGGLE)}`]: {
    position: 'absolute',
    inset: '-8px 0 auto auto',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: vars.radiusControl,
    color: vars.inkFaint,
  },
  [`[dir=rtl] ${COLLAPSED} ${hooked(TOGGLE)}`]: { inset: '-8px auto auto 0' },
  [`${COLLAPSED} ${hooked(TOGGLE)} .icon`]: { margin: 0, rotate: '90deg' },
  [`${COLLAPSED} [aria-expanded=true] .icon`]: { rotate: '270deg' },
  [`${COLLAPSED} tr:not([data-open]) > td`]: { display: 'var(--linked-row)' },
} as const;

/** On paper nothing can be pressed, so everything is open and no tool is drawn. */
export const notOnScreens = {
  '@media print': {
    [`& ${hooked(COPY_LINK)}, ${COLLAPSED} ${hooked(TOGGLE)}`]: { display: 'none' },
    [`${COLLAPSED} tr:not([data-open]) > td:not(:empty, [data-none])`]: { display: 'block' },
    '@supports selector(::details-content)': {
      '& details > summary': { display: 'none' },
      '& details::details-content': { contentVisibility: 'visible' },
    },
  },
} as const;
