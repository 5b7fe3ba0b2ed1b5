import { css } from '@emotion/react';
import { barButton } from '../theme/bar-button';
import { below } from '../theme/media';
import { vars } from '../theme/vars';

const NO_POPOVER = '@supports not selector(:popover-open)';

/** The bell, its count, and the panel over the page. */
export const notificationStyles = {
  /** The replacement for the bell without a script, and in browsers without popovers. */
  bellLink: css(barButton, { [NO_POPOVER]: { '[data-mui-color-scheme] &': { display: 'inline-flex' } } }),
  count: css({
    position: 'absolute',
    top: 3,
    insetInlineEnd: 3,
    minWidth: 16,
    padding: '0 4px',
    borderRadius: 8,
    background: vars.accent,
    color: vars.paper,
    fontSize: '.6875rem',
    fontWeight: 640,
    lineHeight: '16px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '&:empty': { display: 'none' },
  }),
  panel: css({
    position: 'fixed',
    inset: `calc(${vars.topBar} + 6px) auto auto auto`,
    insetInlineEnd: 16,
    width: 340,
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: `calc(100dvh - ${vars.topBar} - 16px)`,
    margin: 0,
    padding: 6,
    overflow: 'auto',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    background: vars.raised,
    color: vars.inkSoft,
    boxShadow: '0 1px 2px rgb(0 0 0/.05), 0 12px 32px -8px rgb(0 0 0/.2)',
    '& li > a': {
      position: 'relative',
      paddingBlock: 9,
      paddingInline: '10px 24px',
      color: vars.inkSoft,
    },
    '& b': { fontWeight: 580, color: vars.ink },
    '& [data-unread] > a::after': {
      content: '""',
      position: 'absolute',
      top: 16,
      insetInlineEnd: 10,
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: vars.accent,
    },
    '& > a': {
      marginTop: 4,
      borderTop: `1px solid ${vars.line}`,
      borderRadius: `0 0 ${vars.radiusControl} ${vars.radiusControl}`,
      color: vars.accent,
      fontWeight: 560,
    },
    [below('sm')]: { insetInlineEnd: 8 },
    [NO_POPOVER]: { display: 'none' },
  }),
  title: css({ padding: '8px 10px 6px', fontSize: '.8125rem', fontWeight: 620, color: vars.ink }),
};
