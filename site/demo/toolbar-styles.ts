import { css } from '@emotion/react';
import { stylings } from '../../generator/page/styling';
import { drawnIcon, shownIcon } from '../theme/icons';
import { below } from '../theme/media';
import { shownWhole } from '../theme/shown-whole';
import { vars } from '../theme/vars';
import { markStyles } from './mark-styles';

/** The narrowest phones have no room for words between the tools; whoever listens hears them all the same. */
const IN_ONE_ROW = '@media (max-width:429.95px)';

const icon = { width: 32, padding: 0, justifyContent: 'center' } as const;

const noCorners = { borderEndStartRadius: 0, borderEndEndRadius: 0 } as const;

/** The tools of a demo. */
export const toolbarStyles = {
  toolbar: css(shownWhole, {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    minHeight: 42,
    padding: '4px 6px',
    border: `1px solid ${vars.line}`,
    borderTop: 0,
    borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
    '[data-ground=inline] + &': { borderTop: `1px solid ${vars.line}`, borderRadius: vars.radius },
    '[data-mui-color-scheme] &:has(~ :is([data-preview], details[open]))': noCorners,
    // The ground above. Not any `div`: then each row that a grid inserts would have its neighbours looked at.
    '[data-mui-color-scheme] [data-ground]:not([data-ground=inline]):has(+ &)': noCorners,
    ...markStyles,
    [IN_ONE_ROW]: { gap: 0, '&::before': { marginInline: '6px 9px' } },
    // Of tools, and of what their menus have.
    '& button[data-state=copied]': { color: vars.success },
    '& button[data-state=failed]': { color: vars.error },
    '& [data-state=copied] .icon::before': shownIcon('check'),
    '@media print': { display: 'none !important' },
  }),
  /** The editor gives its own tools the same class (editing/edit-panel.ts). */
  tool: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: 32,
    padding: '0 10px',
    borderRadius: 7,
    fontSize: '.8125rem',
    fontWeight: 520,
    lineHeight: 1,
    color: vars.inkSoft,
    '&:hover': { background: vars.sunken, color: vars.accent },
    '&[data-icon], details:last-child > &': icon,
    '& .icon': { fontSize: 16 },
    '&[data-state]': { position: 'relative' },
    '&[data-state]::after': {
      content: 'attr(data-said)',
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 'calc(100% + 6px)',
      padding: '6px 9px',
      borderRadius: vars.radiusControl,
      background: vars.ink,
      color: vars.paper,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    [IN_ONE_ROW]: {
      '&[data-tool=code]': { ...icon, fontSize: 0 },
      '&:is([data-icon], [data-tool=code], details:last-child > *)': { width: 30 },
      'fieldset > &': { padding: '0 8px' },
      '&[data-tool=code]::before': { ...drawnIcon('code'), fontSize: 16 },
      '&[data-tool=code][aria-expanded=true]': { color: vars.accent },
    },
    'fieldset > &': { height: 28 },
    '[data-code-variant=JS] &[value=JS], [data-code-variant=TS] &[value=TS]': {
      background: vars.raised,
      boxShadow: `0 0 0 1px ${vars.line}`,
      color: vars.ink,
    },
  }),
  /** What follows stands at the end. */
  space: css({ flex: 1 }),
  /** Of which one is chosen. */
  group: css({
    display: 'flex',
    gap: 2,
    minWidth: 0,
    margin: 0,
    padding: 2,
    border: 0,
    borderRadius: 9,
    background: vars.sunken,
  }),
};

const menu = {
  '& > div': { width: 'max-content', maxWidth: 'min(320px,calc(100vw - 48px))', zIndex: 2 },
  '& > div > *': { width: '100%', textAlign: 'start' },
  '& > div > :hover': { background: vars.sunken },
} as const;

const narrowMenu = {
  [below('sm')]: { '&&': { position: 'static' }, '& > div': { insetInline: 6, width: 'auto' } },
} as const;

/** Menus among the tools: what opens below is a menu of the frame. */
export const menuStyles = {
  more: css(menu, narrowMenu, {
    '& > div > [data-state]::after': { content: 'attr(data-said)', marginInlineStart: 'auto' },
    '& > div > [data-state] .icon': { color: 'inherit' },
  }),
  /** Shows the words of the styling in force. */
  styling: css(
    menu,
    {
      '& > div': { insetInline: '0 auto' },
      '& > summary > .icon-chevron': { fontSize: 12, rotate: '90deg', scale: '1' },
      '&[open] > summary > .icon-chevron': { rotate: '270deg' },
      '& > div > [aria-pressed=false] > .icon-check': { visibility: 'hidden' },
      [stylings
        .map((one) => `[data-code-styling]:not([data-code-styling=${one}]) & [data-when-styling=${one}]`)
        .join()]: { display: 'none' },
    },
    narrowMenu,
  ),
};
