import { css } from '@emotion/react';
import { drawnIcon } from '../theme/icons';
import { below } from '../theme/media';
import { vars } from '../theme/vars';
import { copyLink } from './copy-link-styles';
import { codeInWords, flowOfWords, marksBesideNames } from './reference-styles';
import { namesOnly, notOnScreens } from './view-styles';

/** The row of a link; one that was found by a former id is not `:target`. */
const FOLLOWED = 'dl > :is(:target, [data-marked])';

const rows = {
  '& > dl': { marginTop: 8, fontSize: '.9375rem', lineHeight: 1.6 },
  '& > dl:lang(zh)': { lineHeight: 1.7 },
  '& dl > [id]': {
    display: 'grid',
    gridTemplateColumns: '14rem minmax(0, 1fr)',
    columnGap: 32,
    paddingBlock: 18,
    borderBottom: `1px solid ${vars.line}`,
  },
  '& dl > [id] > dt': { gridRow: '1 / 3', minWidth: 0, overflowWrap: 'anywhere' },
  '& dl > [id] > dd': { gridColumn: 2, minWidth: 0, overflowWrap: 'anywhere' },
  [`& ${FOLLOWED}`]: {
    marginInline: -12,
    paddingInline: 12,
    background: vars.accentSoft,
    boxShadow: `inset 3px 0 ${vars.accent}`,
  },
  [`[dir=rtl] & ${FOLLOWED}`]: { boxShadow: `inset -3px 0 ${vars.accent}` },
  [below('sm')]: {
    '& dl > [id]': { display: 'block' },
  },
} as const;

const names = {
  '& dt > a': { color: vars.ink, textDecoration: 'none' },
  '& dt > a:hover': { color: vars.accent, textDecoration: 'underline' },
  '& dt > a code': { fontSize: '.875rem', fontWeight: 600 },
  ...marksBesideNames,
} as const;

/** The line with the type. Elements beside it wrap as a whole. */
const types = {
  '& dl > [id] > dt + dd > :is(code, details, span)': { marginInlineEnd: 14 },
  '& dl > [id] > dt + dd > :is(details, span)': { display: 'inline-block', maxWidth: '100%' },
  '& dl > [id] > dt + dd > details[open]': { display: 'block' },
  // Code runs from left to right in a mirrored page, too.
  '& :is([data-type], [data-default])': { direction: 'ltr', unicodeBidi: 'isolate' },
  '& [data-type]': {
    fontSize: '.8125rem',
    lineHeight: 1.6,
    color: vars.codeType,
    overflowWrap: 'break-word',
  },
  '& [data-type] a': { color: 'inherit' },
  '& [data-default]': { fontSize: '.8125rem', color: vars.inkFaint },
  // The mark of required members.
  '& dt + dd > em': { fontSize: '.8125rem', fontStyle: 'normal', color: vars.error },
  '& dt + dd > em:lang(zh)': { textEmphasis: 'none' },
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
  // The members of a long union are below one another.
  '& details > [data-type] > span': { display: 'block' },
} as const;

const texts = {
  ...flowOfWords,
  // Text, but not types, defaults or names.
  '& dd + dd code:where(:not([data-type])), & dd dt > code:first-of-type, & [data-default] [lang] code':
    codeInWords,
  '& dd + dd': { marginTop: 4 },
  '& dd + dd:empty': { display: 'none' },
  // The member that it depends on.
  '& dd > p': { color: vars.inkSoft },
  '& dd + dd > * + *': { marginTop: '.6em' },
  '& dd aside': { marginTop: '.6em', padding: '8px 12px', fontSize: '.8125rem' },
} as const;

/** Parameters and return value of a function (Signature.tsx). */
const signatures = {
  '& dd dl': {
    paddingInlineStart: 12,
    borderInlineStart: `2px solid ${vars.line}`,
    fontSize: '.875rem',
    lineHeight: 1.55,
  },
  '& dd dl > div + div': { marginTop: 6 },
  '& dd dt [data-type]': { color: vars.inkSoft },
  '& [data-returned], & dl dd dd': { color: vars.inkSoft },
} as const;

const members = css(rows, names, types, texts, signatures, namesOnly, copyLink, notOnScreens);

/**
 * A list of the reference with its tools. Its elements are selected by structure, without classes, because a
 * page has thousands of them.
 */
export const memberStyles = {
  members,
  /** On a page of text. */
  catalogue: css(members, { marginTop: '1.5rem' }),
  category: css({ marginTop: '1.75rem', fontSize: '1.0625rem' }),
};
