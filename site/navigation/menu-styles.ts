import { css, keyframes } from '@emotion/react';
import { chipsInside } from '../theme/chip-styles';
import { below, from } from '../theme/media';
import { vars } from '../theme/vars';

/** Lines of the menu by where they stand in it: those that the script draws have no classes (menu-elements.ts). */
const lines = {
  '& li': { position: 'relative' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 34,
    paddingBlock: 5,
    paddingInline: '10px 36px',
    borderRadius: vars.radiusControl,
    color: vars.inkSoft,
    textDecoration: 'none',
  },
  // Nothing to unfold stands beside it.
  '& a:last-child': { paddingInlineEnd: 10 },
  '& a > span:first-of-type': { overflowWrap: 'anywhere' },
  // Beside the first line of a long title, where the button to unfold it is; 10px is the padding of the link.
  '& a:not(:last-child) > [class*=icon-pr]': { alignSelf: 'start', marginTop: 'calc((34px - 10px - 1em)/2)' },
  '& a:hover': { background: vars.sunken, color: vars.ink },
  '& li > button': {
    position: 'absolute',
    top: 0,
    insetInlineEnd: 2,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 34,
    borderRadius: vars.radiusControl,
    color: vars.inkFaint,
  },
  '& li > button:hover': { background: vars.line, color: vars.ink },
  '& li > button > .icon': { fontSize: 15, transition: 'rotate .15s' },
  '& [aria-expanded=true] > .icon': { rotate: '90deg' },
  '[dir=rtl] & [aria-expanded=true] > .icon': { rotate: '-90deg' },
  '& [aria-expanded=false] ~ ul': { display: 'none' },
} as const;

const firstLevel = {
  '& > ul > li': { marginBottom: 2 },
  '& > ul > li > a': { gap: 12, minHeight: 38, fontSize: '.90625rem', fontWeight: 520, color: vars.ink },
  '& > ul > li > button': { height: 38 },
  '& > ul > li > a > .icon:first-child': { fontSize: 16, color: vars.inkFaint },
  '& > ul > [data-branch] > a > .icon:first-child, & > ul > li > a:is(:hover, [aria-current]) > .icon:first-child':
    { color: vars.accent },
} as const;

const deeperLevels = {
  '& > ul > li > ul': {
    marginBlock: '2px 14px',
    marginInline: '17px 0',
    paddingInlineStart: 12,
    borderInlineStart: `1px solid ${vars.line}`,
  },
  '& ul ul ul': { paddingInlineStart: 12 },
  '& [data-section] > ul': { paddingInlineStart: 0 },
  '& [data-section], & [data-section] + li': { marginTop: 14 },
  '& li > span': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 10px',
    fontSize: '.75rem',
    fontWeight: 620,
    letterSpacing: '.02em',
    color: vars.inkFaint,
  },
} as const;

const whereReaderIs = {
  '& [data-branch] > a': { color: vars.ink, fontWeight: 560 },
  '& a[aria-current]': { background: vars.accentSoft, color: vars.accent, fontWeight: 560 },
  '& > ul > li > ul a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 7,
    insetInlineStart: -13,
    width: 2,
    borderRadius: 2,
    background: vars.accent,
  },
  '& [data-branch] [data-branch] a[aria-current]::before': { display: 'none' },
} as const;

const menu = {
  maxHeight: 'none',
  margin: 0,
  border: 0,
  borderInlineEnd: `1px solid ${vars.line}`,
  fontSize: '.875rem',
  lineHeight: 1.45,
  color: 'inherit',
  background: vars.paper,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  ...lines,
  ...firstLevel,
  ...deeperLevels,
  ...whereReaderIs,
  '& .icon-pro': { fontSize: 12 },
  '& .icon-premium': { fontSize: 14 },
  ...chipsInside,
} as const;

const comesIn = keyframes({ from: { translate: 'var(--x-drawer-from, -40px)', opacity: 0 } });

/**
 * A tap beside the drawer closes it and does nothing else: a backdrop lets it through to what stands below. `:has` looks
 * no deeper than it has to, and its rule is about the page itself and inherited: a browser asks it again whenever
 * anything of the page changes, and would have to look at the style of each element that such a rule may be about.
 */
const drawer = {
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  width: 'min(320px, 86vw)',
  height: '100dvh',
  padding: '0 12px 48px',
  pointerEvents: 'auto',
  '&:popover-open': {
    boxShadow: '0 0 48px rgb(0 0 0/.3)',
    animation: `${comesIn} .2s cubic-bezier(.2, .8, .3, 1)`,
  },
  '[dir=rtl] &': { '--x-drawer-from': '40px' },
  '&::backdrop': { background: 'rgb(8 14 12/.5)' },
  'html:has(> body > &:popover-open)': {
    overflow: 'hidden',
    overscrollBehaviorX: 'none',
    pointerEvents: 'none',
  },
  '& > div': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: vars.topBar,
    margin: '0 -12px 8px',
    paddingInline: '22px 8px',
    background: vars.paper,
    borderBottom: `1px solid ${vars.line}`,
  },
  '& > div > a': {
    minHeight: 40,
    marginInlineStart: 'auto',
    paddingInline: 10,
    [from('sm')]: { display: 'none' },
  },
  '@supports not selector(:popover-open)': {
    position: 'static',
    display: 'block',
    width: 'auto',
    height: 'auto',
    '& > div': { display: 'none' },
  },
} as const;

/** The side menu: a drawer on the front page, and on narrow screens everywhere. */
export const menuStyles = {
  drawer: css(menu, drawer),
  column: css(menu, {
    [below('lg')]: drawer,
    [from('lg')]: {
      position: 'sticky',
      inset: `${vars.topBar} auto auto`,
      insetInlineStart: 0,
      display: 'block',
      width: 'auto',
      height: `calc(100dvh - ${vars.topBar})`,
      padding: '18px 14px 48px',
      '& > div': { display: 'none' },
    },
  }),
};
