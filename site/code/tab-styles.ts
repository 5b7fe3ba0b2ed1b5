import { css } from '@emotion/react';
import { vars } from '../theme/vars';

/** Code blocks that become tabs (enhance-tabs.ts), and are below one another without a script. */
export const tabStyles = {
  group: css({
    marginTop: '1.5rem',
    '.markdown:has(> .section-heading:last-child) + &': { marginTop: '.5rem' },
    // The list and its panels: selectors of low specificity, so that features with tabs can override them.
    '& > div': { marginTop: 0 },
    '& > div + div + div': { marginTop: 12 },
    '[data-mui-color-scheme] & > :not([data-current], :first-child)': { display: 'none' },
    // The tabs show the names.
    '[data-mui-color-scheme] & p': { display: 'none' },
  }),
  list: css({
    display: 'none',
    '[data-mui-color-scheme] &': {
      display: 'flex',
      gap: 2,
      marginBottom: -1,
      padding: '0 10px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    '& > button': {
      position: 'relative',
      flex: 'none',
      height: 38,
      padding: '0 12px',
      fontSize: '.8125rem',
      fontWeight: 540,
      color: vars.inkFaint,
      borderRadius: `${vars.radiusControl} ${vars.radiusControl} 0 0`,
      '&:hover': { color: vars.ink },
      '&[aria-selected=true]': { color: vars.accent },
      '&[aria-selected=true]::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 10px 0',
        height: 2,
        borderRadius: '2px 2px 0 0',
        background: vars.accent,
      },
    },
  }),
};
