import { css } from '@emotion/react';
import { drawnIcon, shownIcon } from '../theme/icons';
import { below, from, withContents } from '../theme/media';
import { shownWhole } from '../theme/shown-whole';
import { vars } from '../theme/vars';

/** The line above the title: where the page stands, and what can be done with all of it. */
export const pageTopStyles = {
  top: css(shownWhole, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 32,
    fontSize: '.8125rem',
    lineHeight: 1.4,
    color: vars.inkFaint,
    '& + aside': { marginTop: 16 },
    [below('sm')]: { gap: 6 },
    // On wide screens it is true of readers with larger text only.
    '@media (max-width:40em)': { flexWrap: 'wrap' },
    [from('md')]: { '&:not(:has(nav))': { minHeight: 0 } },
  }),
  breadcrumb: css({
    '& li': { display: 'inline' },
    '& li + li::before': {
      ...drawnIcon('chevron'),
      verticalAlign: -1,
      margin: '0 6px',
      fontSize: 12,
      opacity: 0.6,
    },
    '[dir=rtl] & li + li::before': { scale: '-1 1' },
    '& a': { color: 'inherit', textDecorationColor: 'transparent' },
    '& a:hover': { color: vars.accent, textDecorationColor: 'currentColor' },
    [below('sm')]: { flex: '1 1 0', minWidth: 0 },
  }),
};

const notPrinted = { '@media print': { display: 'none' } } as const;

const hover = { '&:hover': { color: vars.accent, borderColor: vars.accentLine } } as const;

const pill = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  height: 32,
  padding: '0 10px',
  border: `1px solid ${vars.line}`,
  borderRadius: 99,
  fontWeight: 520,
  color: vars.inkSoft,
  '& .icon': { fontSize: 16 },
});

const round = { width: 32, padding: 0, justifyContent: 'center' } as const;

/** Its words are only heard where there is no room for them. */
const button = css(pill, notPrinted, {
  [below('sm')]: {
    ...round,
    '& span:not(.icon)': {
      position: 'absolute',
      overflow: 'hidden',
      fontSize: 1,
      clipPath: 'inset(50%)',
    },
  },
});

/** Copies the page. It has three texts, one for each state (support/show-answer.ts). */
export const copyPageStyles = css(
  button,
  {
    marginInlineStart: 'auto',
    [`&:not([data-state]) > span:nth-of-type(n + 3),
      &[data-state=copied] > span:is(:nth-of-type(2), :nth-of-type(4)),
      &[data-state=failed] > span:is(:nth-of-type(2), :nth-of-type(3))`]: { display: 'none' },
    '&[data-state=copied] .icon::before': shownIcon('check'),
  },
  hover,
  {
    '&[data-state=copied]': { color: vars.success },
    '&[data-state=failed]': { color: vars.error },
  },
);

/** What else can be done with the page. */
export const pageMenuStyles = {
  menu: css({ marginInlineStart: -10, [below('sm')]: { marginInlineStart: 0 } }, notPrinted),
  button: css(pill, round, hover, {
    '& .icon': { rotate: '90deg' },
    '[dir=rtl] & .icon': { rotate: '-90deg' },
  }),
  list: css({
    width: 'max-content',
    maxWidth: 'calc(100vw - 48px)',
    '& .icon': { width: 18, marginInlineStart: 0, textAlign: 'center' },
  }),
};

/** Opens the contents where there is no room for their column. */
export const contentsButtonStyles = css(button, {
  [withContents]: { display: 'none' },
  '@supports not selector(:popover-open)': { display: 'none' },
});
