import { css } from '@emotion/react';
import { vars } from './vars';

/** Menus that lie over the page: `<details>` with a panel of lines, each a link, a button or a choice. */
export const popupMenuStyles = {
  menu: css({ position: 'relative' }),
  panel: css({
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInlineEnd: 0,
    zIndex: 1,
    minWidth: 190,
    maxHeight: `calc(100dvh - ${vars.topBar} - 16px)`,
    padding: 6,
    overflow: 'auto',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    background: vars.raised,
    boxShadow: '0 1px 2px rgb(0 0 0/.05), 0 12px 32px -8px rgb(0 0 0/.2)',
  }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '6px 10px',
    borderRadius: vars.radiusControl,
    fontSize: '.875rem',
    lineHeight: 1.4,
    color: vars.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    'span&': { cursor: 'default' },
    '&:is(a, label):hover': { background: vars.sunken },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 },
    '& small': { fontSize: '.8125rem', color: vars.inkFaint },
    '& .icon': { fontSize: 18, color: vars.inkFaint },
    '& :is(.icon-check, .icon-external)': { marginInlineStart: 'auto', fontSize: 16 },
    '& .icon-check': { color: vars.accent },
    '& .icon-external': { fontSize: 13 },
    'label&:not(:has(:checked)) .icon-check': { visibility: 'hidden' },
  }),
};
