import { css } from '@emotion/react';
import { singleColumnPadding, contentsLayout } from '../theme/column-layout';
import { from, withContents } from '../theme/media';
import { shownWhole } from '../theme/shown-whole';
import { vars } from '../theme/vars';

const page = {
  display: 'grid',
  gridTemplate: 'auto 1fr auto/minmax(0, 1fr)',
  '@media print': {
    display: 'block',
    '& > :is(a, header, nav, aside), & > footer > :not(p)': { display: 'none!important' },
  },
} as const;

/** The body, and how its parts lie in it. */
export const bodyStyles = {
  /** The menu has no column. */
  front: css(page, {
    [from('lg')]: { '& > footer': { paddingInline: 'max(32px, 50% - 624px)' } },
  }),
  docs: css(page, {
    [from('sm')]: { '& > footer': { paddingInline: singleColumnPadding } },
    [withContents]: { '& > footer': { paddingInline: `${contentsLayout.paddingStart} 96px` } },
    [from('lg')]: {
      gridTemplateColumns: `${vars.sideMenu} minmax(0, 1fr)`,
      '& > header': { gridColumn: '1/-1' },
      '& > nav': { gridColumn: 1, gridRow: '2/4' },
      '& > :is(main, footer)': { gridColumn: 2 },
      // What opens the drawer is not needed, and the name of the site is as wide as the menu.
      '& > header > button:first-of-type': { display: 'none' },
      '& > header > a:first-of-type': { minWidth: `calc(${vars.sideMenu} - 30px)` },
    },
  }),
};

/** Leads past everything to the text, for those who come by keyboard. */
export const skipLinkStyles = css({
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: 40,
  padding: '10px 16px',
  borderRadius: vars.radiusControl,
  background: vars.ink,
  color: vars.paper,
  fontSize: '.875rem',
  fontWeight: 560,
  textDecoration: 'none',
  translate: '0 -80px',
  transition: 'translate .15s',
  '&:focus': { translate: '0 0' },
  '@media (prefers-reduced-motion:reduce)': {
    translate: '0 0',
    '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  },
});

/** The way back to the top, once there is one. */
export const backToTopStyles = css({
  position: 'fixed',
  insetInlineEnd: 24,
  bottom: 24,
  zIndex: 10,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${vars.line}`,
  borderRadius: '50%',
  background: vars.raised,
  boxShadow: '0 4px 16px -4px rgb(0 0 0/.2)',
  transition: 'opacity .15s, visibility .15s',
  '&:hover': { borderColor: vars.accentLine },
  'html:not([data-scrolled])[data-mui-color-scheme] &': { opacity: 0, visibility: 'hidden' },
});

/** The end of the page. The way back to the top is a link of it, too. */
export const footerStyles = css(shownWhole, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px 32px',
  padding: '28px 20px 36px',
  borderTop: `1px solid ${vars.line}`,
  fontSize: '.8125rem',
  lineHeight: 1.5,
  color: vars.inkFaint,
  '& p': { display: 'flex', alignItems: 'center', gap: 10 },
  '& p > .icon': { fontSize: 16, color: vars.accent },
  // Lines of links are 24 px apart at least, for fingers.
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '6px 20px' },
  '& :is(a, button)': { color: vars.inkSoft, textDecorationColor: 'transparent' },
  '& :is(a, button):hover': { color: vars.accent, textDecorationColor: 'currentColor' },
  [from('sm')]: { paddingInline: 32 },
});

/** The offer of another language, over the page. */
export const languageOfferStyles = css({
  position: 'fixed',
  insetInlineStart: 16,
  bottom: 16,
  zIndex: 11,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 32px)',
  paddingBlock: 4,
  paddingInline: '16px 6px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.raised,
  fontSize: '.875rem',
  boxShadow: '0 4px 16px -4px rgb(0 0 0/.2)',
});

/** The list of keys, in the middle of the screen. */
export const keyboardHelpStyles = css({
  width: 'min(30rem, calc(100vw - 24px))',
  margin: 'auto',
  padding: '18px 20px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.ink,
  fontSize: '.875rem',
  lineHeight: 1.5,
  boxShadow: '0 12px 48px -8px rgb(0 0 0/.3)',
  '& > button': { position: 'absolute', top: 10, insetInlineEnd: 10 },
  '& > p': { fontSize: '1rem', fontWeight: 580 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '9.5rem 1fr',
    alignItems: 'baseline',
    gap: 12,
    paddingBlock: 8,
  },
  '& dt': { display: 'flex', flexWrap: 'wrap', gap: '4px 10px' },
  '& dt > span': { display: 'flex', gap: 3 },
  '& kbd': {
    minWidth: '1.7em',
    padding: '1px 6px',
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: vars.radiusSmall,
    background: vars.sunken,
    font: 'inherit',
    fontSize: '.8125rem',
    textAlign: 'center',
  },
  '& dd': { color: vars.inkSoft },
});
