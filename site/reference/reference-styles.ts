import { css } from '@emotion/react';
import { CODE } from '../code/hooks';
import { hooked } from '../support/dom';
import { chip } from '../theme/chip-styles';
import { vars } from '../theme/vars';

/** Inline code in texts of the reference. */
export const codeInWords = {
  padding: '.1em .3em',
  borderRadius: vars.radiusSmall,
  background: vars.codeGround,
  fontSize: '.8125rem',
} as const;

/** The icon of a plan beside a name. */
export const marksBesideNames = {
  '& .icon': { marginInlineStart: 6, fontSize: 14, verticalAlign: -2 },
} as const;

/** Elements of rendered descriptions. */
export const flowOfWords = {
  '& :is(p + p, p + ul, ul + p, p + ol)': { marginTop: '.5em' },
  '& :is(ul, ol)': { paddingInlineStart: '1.25em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
} as const;

/** A section with its heading. */
export const sectionStyles = {
  section: css({
    marginTop: '3.5rem',
    '& h2': { fontSize: '1.5rem', letterSpacing: '-.022em', lineHeight: 1.3 },
    '& h2:lang(zh)': { fontSize: '1.375rem', letterSpacing: 0, lineHeight: 1.4 },
    // Text after the heading may override this.
    'div:where(& > :first-child) + *': { marginTop: '.75rem' },
  }),
  note: css({ marginTop: '.75rem', '& code': codeInWords }),
};

const words = css(flowOfWords, { '& code': codeInWords });

/** Descriptions outside of tables. */
export const wordStyles = {
  words,
  /** Blocks of the page: below its header, or below its tools. */
  description: css(words, { 'div + &, ul + &': { marginTop: '1.5rem' } }),
};

const BLOCK = hooked(CODE);

/** Imports: lines that wrap, followed by the mark of a plan. */
export const importStyles = {
  list: css({
    marginTop: '1.75rem',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    background: vars.sunken,
    '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& li + li': { borderTop: `1px solid ${vars.line}` },
    [`& ${BLOCK}`]: { margin: 0, background: 'none', boxShadow: 'none' },
    [`& ${BLOCK} > pre`]: { padding: '11px 18px' },
    [`& ${BLOCK} > pre > code`]: {
      width: 'auto',
      minWidth: 0,
      paddingInlineStart: '2ch',
      textIndent: '-2ch',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'break-word',
    },
    [`& ${BLOCK} > button`]: { top: 6 },
    '& li > .icon': { marginBlockStart: 14, marginInlineEnd: 18, fontSize: 16 },
    // The copy button overlays the end of a line, where touch can always reach it.
    '@media (hover:none)': { [`& ${BLOCK} > pre`]: { paddingInlineEnd: 48 } },
  }),
};

/** The example. */
export const usageStyles = {
  /** Its code is shown completely, without scrolling. */
  example: css({
    [`& > section, & > ${BLOCK}`]: { marginTop: '1rem' },
    [`& ${BLOCK} > pre`]: { maxHeight: 'none' },
  }),
  from: css({ marginTop: '.75rem', fontSize: '.8125rem', color: vars.inkFaint }),
};

/** Pages in reading order. */
export const guideStyles = {
  list: css({
    '& > li': {
      position: 'relative',
      paddingBlock: 12,
      paddingInlineStart: '1.75rem',
      borderBottom: `1px solid ${vars.line}`,
      fontSize: '.875rem',
      lineHeight: 1.55,
      color: vars.inkSoft,
    },
    '& > li:lang(zh)': { lineHeight: 1.7 },
    '& > li::before': {
      content: 'counter(list-item)',
      position: 'absolute',
      insetInlineStart: 0,
      color: vars.inkFaint,
    },
    '& a': { fontSize: '.9375rem', fontWeight: 560, color: vars.ink, textDecoration: 'none' },
    '& a:hover': { color: vars.accent, textDecoration: 'underline' },
  }),
  more: css({
    marginTop: 14,
    fontSize: '.875rem',
    '& > summary': { color: vars.accent, fontWeight: 540 },
    '@media print': {
      '@supports selector(::details-content)': {
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
  }),
};

const mark = { ...chip, marginInlineStart: 6 } as const;

/** Words beside a name. */
export const markStyles = {
  state: css(mark),
  deprecated: css(mark, { color: vars.warning, background: vars.warningSoft }),
};

export const listStyles = {
  links: css({ display: 'flex', flexWrap: 'wrap', gap: '6px 18px', marginTop: '.75rem' }),
};

const facts = css({
  marginTop: '1.25rem',
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  fontSize: '.9375rem',
  '& code': codeInWords,
});

/** Facts that are in no row. */
export const factStyles = {
  facts,
  /** Above the table of an embedded component. */
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
