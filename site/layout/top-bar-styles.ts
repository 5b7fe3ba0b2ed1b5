import { css } from '@emotion/react';
import { below, from } from '../theme/media';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { shownWhole } from '../theme/shown-whole';
import { vars } from '../theme/vars';

/** The bar: what of it stands by its place in it, and what is left out where there is no room. */
export const topBarStyles = {
  bar: css(shownWhole, {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    height: vars.topBar,
    padding: '0 8px',
    borderBottom: `1px solid ${vars.line}`,
    background: vars.paper,
    [from('lg')]: { paddingInline: '14px 20px' },
    // The bar is always in view, but stands where links are not scrolled to (base-styles.ts): browsers would scroll it from there.
    '& :is(a, button, summary, input)': { scrollMarginTop: `calc(-32px - ${vars.topBar})` },
    // What browsers cannot open that know no popovers.
    '@supports not selector(:popover-open)': { '& > [popovertarget]': { display: 'none' } },
    // The link to the repository.
    '@media (max-width:639.95px)': { '& > a:last-child': { display: 'none' } },
    [below('sm')]: { padding: '0 4px' },
    '@media (max-width:359.95px)': {
      gap: 0,
      '& > button, & > a ~ a, & summary': { padding: '0 5px' },
      '& > a:first-of-type': { padding: '0 2px' },
    },
  }),
  logo: css({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 10,
    height: 40,
    padding: '0 8px',
    borderRadius: vars.radiusControl,
    color: vars.accent,
    textDecoration: 'none',
    '& > .icon': { fontSize: 24 },
    '& > :last-child': {
      whiteSpace: 'nowrap',
      fontSize: '1.0625rem',
      fontWeight: 680,
      letterSpacing: '-.02em',
      color: vars.ink,
      [below('md')]: { display: 'none' },
    },
    [below('lg')]: { padding: '0 6px' },
  }),
  space: css({ flex: 1 }),
};

/** Below this the chevron of a menu is left out. */
const withoutChevron = { [below('sm')]: { '& .icon-chevron': { display: 'none' } } };

/** Menus that open towards the end of the bar; on phones their panel is as wide as the screen. */
const towardsEnd = {
  '& > div': { insetInline: '0 auto' },
  [from('sm')]: { position: 'relative' },
  [below('sm')]: { '& > div': { insetInline: 8, top: `calc(${vars.topBar} + 4px)` } },
} as const;

/** The menus of the bar, each by what is its own. */
export const barMenuStyles = {
  product: css({
    '&, & > summary': { minWidth: 0, maxWidth: '100%' },
    '& > summary': { color: vars.ink },
    ...towardsEnd,
    [from('sm')]: { position: 'relative', '& > div': { width: 340 } },
    '& li > a': { alignItems: 'flex-start', gap: 12, padding: '9px 10px' },
    '& :is(b, small)': { display: 'block' },
    '& b': { fontWeight: 580 },
    '& li .icon': { marginTop: 2 },
    '& a:is([aria-current], :hover) .icon, & [aria-current] b': { color: vars.accent },
  }),
  version: css(towardsEnd, withoutChevron, { '& small': { whiteSpace: 'nowrap' } }),
  language: css(popupMenuStyles.menu, withoutChevron),
  /** It needs the script. Narrow screens have it in the drawer of settings. */
  mode: css(popupMenuStyles.menu, {
    'html:not([data-mui-color-scheme]) &': { display: 'none' },
    [below('sm')]: { display: 'none' },
    '& fieldset': { margin: 0, padding: 0, border: 0 },
  }),
};

const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** What the closed menus show, and on which widths. */
export const summaryStyles = {
  cut: css(cut),
  cutFromMd: css(cut, { [below('md')]: { display: 'none' } }),
  cutBelowMd: css(cut, { [from('md')]: { display: 'none' } }),
  fromSm: css({ [below('sm')]: { display: 'none' } }),
  heardBelowMd: css({
    [below('md')]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  }),
  /** As high as the icon in it. */
  icon: css({ lineHeight: 0 }),
};
