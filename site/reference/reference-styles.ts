import { css } from '@emotion/react';
import { CODE, hooked } from '../support/dom';
import { chip } from '../theme/chip-styles';
import { vars } from '../theme/vars';

const TEXT_WIDTH = '46rem';

/** How code looks in words of the reference. */
export const codeInWords = {
  padding: '.1em .3em',
  borderRadius: vars.radiusSmall,
  background: vars.codeGround,
  fontSize: '.8125rem',
} as const;

/** The icon of a plan stands beside a name. */
export const marksBesideNames = {
  '& .icon': { marginInlineStart: 6, fontSize: 14, verticalAlign: -2 },
} as const;

/** What is made of the Markdown of descriptions. */
export const flowOfWords = {
  '& :is(p + p, p + ul, ul + p, p + ol)': { marginTop: '.5em' },
  '& :is(ul, ol)': { paddingInlineStart: '1.25em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
} as const;

/** A part of a page with its heading. */
export const sectionStyles = {
  section: css({
    marginTop: '3rem',
    '& h2': { fontSize: '1.5625rem', letterSpacing: '-.02em', lineHeight: 1.25 },
    '& h2:lang(zh)': { letterSpacing: 0, lineHeight: 1.4 },
    // What follows the heading may say otherwise.
    'div:where(& > :first-child) + *': { marginTop: '.75rem' },
  }),
  note: css({ maxWidth: TEXT_WIDTH, marginTop: '.75rem', '& code': codeInWords }),
};

const words = css(flowOfWords, { '& code': codeInWords });

/** Descriptions that stand in no table. */
export const wordStyles = {
  words,
  /** Of the whole page: below its header, or the tools of that. */
  description: css(words, { 'div + &, ul + &': { maxWidth: TEXT_WIDTH, marginTop: '1.5rem' } }),
};

/** The ways to import something. */
export const importStyles = {
  list: css({
    marginTop: '1rem',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    background: vars.sunken,
    '& li': { position: 'relative' },
    '& li + li': { borderTop: `1px solid ${vars.line}` },
    [`& ${hooked(CODE)}`]: { margin: 0, background: 'none', boxShadow: 'none' },
    '& pre': { paddingBlock: 11, paddingInlineEnd: 64 },
    '& li > .icon': { position: 'absolute', top: 14, right: 14, fontSize: 16 },
    '& li:hover > .icon': { visibility: 'hidden' },
  }),
};

const mark = { ...chip, marginInlineStart: 6 } as const;

/** Words that stand beside a name. */
export const markStyles = {
  state: css(mark),
  deprecated: css(mark, { color: vars.warning, background: vars.warningSoft }),
};

export const listStyles = {
  links: css({ display: 'flex', flexWrap: 'wrap', gap: '6px 18px', marginTop: '.75rem' }),
  more: css({ marginTop: '.75rem', '& summary': { color: vars.accent, cursor: 'pointer' } }),
};

const facts = css({
  maxWidth: TEXT_WIDTH,
  marginTop: '1.25rem',
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  fontSize: '.9375rem',
  '& code': codeInWords,
});

/** What no row of a table says. */
export const factStyles = {
  facts,
  /** Above the table of a component that a text shows. */
  aboveTable: css(facts, { marginBlock: '.5rem 1rem' }),
};

/** All pages of a family. */
export const indexStyles = {
  list: css({
    columns: '16rem',
    columnGap: 24,
    marginTop: '1rem',
    '& li': { breakInside: 'avoid', paddingBlock: 4 },
    ...marksBesideNames,
    '& small': { marginInlineStart: 8, fontSize: '.75rem', color: vars.inkFaint },
  }),
};
