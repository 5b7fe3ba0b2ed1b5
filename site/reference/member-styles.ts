import { css } from '@emotion/react';
import { hooked } from '../support/dom';
import { drawnIcon } from '../theme/icons';
import { vars } from '../theme/vars';
import { copyLink } from './copy-link-styles';
import { TOGGLE } from './hooks';
import { codeInWords, flowOfWords, marksBesideNames } from './reference-styles';
import { collapsedRows, FOLLOWED, notOnScreens, rowsAsBlocks, wideRowsAsBlocks } from './view-styles';

const head = {
  '& thead th': {
    paddingBlock: 8,
    paddingInline: '0 16px',
    borderBottom: `1px solid ${vars.lineStrong}`,
    fontSize: '.8125rem',
    fontWeight: 620,
    textAlign: 'start',
    verticalAlign: 'bottom',
    color: vars.inkSoft,
  },
  // Tables of other columns say it more exactly (columnStyles).
  '& thead th:where(:first-of-type, :nth-of-type(2))': { width: '24%' },
} as const;

const rows = {
  '& tbody > tr > *': {
    paddingBlock: 11,
    paddingInline: '0 16px',
    borderBottom: `1px solid ${vars.line}`,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  '& tbody > tr > :last-child': { paddingInlineEnd: 0 },
  [`& ${FOLLOWED} > *`]: { background: vars.accentSoft },
  [`& ${FOLLOWED} > th`]: { paddingInlineStart: 12, boxShadow: `inset 3px 0 ${vars.accent}` },
} as const;

const names = {
  '& th > a': { color: vars.ink, textDecoration: 'none' },
  '& th > a:hover': { color: vars.accent, textDecoration: 'underline' },
  '& th > a code': { fontSize: '.8125rem', fontWeight: 600 },
  '& tbody': marksBesideNames,
  // The star of what must be given.
  '& th > abbr': { marginInlineStart: 2, color: vars.error, fontWeight: 640, textDecoration: 'none' },
} as const;

const types = {
  '& [data-type]': {
    fontSize: '.8125rem',
    lineHeight: 1.6,
    color: vars.codeType,
    overflowWrap: 'break-word',
  },
  // The members of a union stand below one another.
  '& [data-type] > span': { display: 'block' },
  '& [data-type] a': { color: 'inherit' },
  '& summary': { display: 'inline', cursor: 'pointer' },
  '& summary::after': {
    ...drawnIcon('chevron'),
    marginInlineStart: 4,
    verticalAlign: -1,
    fontSize: 12,
    rotate: '90deg',
  },
  '& details[open] summary::after': { rotate: '270deg' },
  '& details[open] > [data-type]': {
    display: 'block',
    marginTop: 6,
    padding: '8px 10px',
    borderRadius: vars.radiusSmall,
    background: vars.sunken,
  },
  // The default, where there are four columns.
  '& td:nth-of-type(2):not(:last-of-type)': { color: vars.inkSoft },
} as const;

const texts = {
  ...flowOfWords,
  // What stands in words and cells; not what is a type or the name of a row.
  '& td code:where(:not([data-type])), & dt > code:first-of-type': codeInWords,
  // The other member that it works with only.
  '& td > p': { marginTop: '.5em', color: vars.inkSoft },
  '& td:last-child > * + *': { marginTop: '.6em' },
  '& td:last-child aside': { marginTop: '.6em', padding: '8px 12px', fontSize: '.8125rem' },
} as const;

/** What a function takes and returns (Signature.tsx). */
const signatures = {
  '& dl': { paddingInlineStart: 12, borderInlineStart: `2px solid ${vars.line}` },
  '& dl > div + div': { marginTop: 6 },
  '& dt': { display: 'block', lineHeight: 1.5 },
  '& dt [data-type]': { color: vars.inkSoft },
  '& dt [data-type] > span': { display: 'inline' },
  '& [data-returned], & dd': { color: vars.inkSoft },
} as const;

const members = css(
  {
    '& table': {
      width: '100%',
      marginTop: 12,
      borderCollapse: 'collapse',
      fontSize: '.875rem',
      lineHeight: 1.55,
    },
  },
  head,
  rows,
  names,
  types,
  texts,
  signatures,
  wideRowsAsBlocks,
  rowsAsBlocks,
  // A collapsed row is opened by a button that the script makes, and by the address (preferences/before-paint.ts).
  { [`& ${hooked(TOGGLE)}`]: { display: 'none' }, '& tr': { '--linked-row': 'none' } },
  collapsedRows,
  copyLink,
  notOnScreens,
);

/**
 * A table of the reference with its tools. What stands in it is named here and has no classes: a page has
 * thousands of cells.
 */
export const memberStyles = {
  members,
  /** On a page of text. */
  catalogue: css(members, { marginTop: '1.5rem' }),
  category: css({ marginTop: '1.75rem', fontSize: '1.0625rem' }),
};

/** How wide the columns are; the table says it of itself. */
export const columnStyles = {
  withDefaults: css({ '& thead th:nth-of-type(3)': { width: '13%' } }),
  slotsWithDefaults: css({
    '& thead th:first-of-type': { width: '21%' },
    '& thead th:nth-of-type(3)': { width: '22%' },
  }),
  classes: css({
    '& thead th:first-of-type': { width: '36%' },
    '& thead th:nth-of-type(2)': { width: '22%' },
  }),
};
