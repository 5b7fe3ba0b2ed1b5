import { css } from '@emotion/react';
import { below, onIos } from '../theme/media';
import { vars } from '../theme/vars';

/** The tools above a list. */
export const toolStyles = {
  tools: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginTop: 14,
    '@media print': { display: 'none' },
  }),
  filter: css({
    flex: '1 1 8rem',
    minWidth: 0,
    maxWidth: '20rem',
    height: 36,
    padding: '0 12px',
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusControl,
    background: vars.paper,
    fontSize: '.875rem',
    [onIos]: { fontSize: '1rem' },
  }),
  count: css({
    fontSize: '.8125rem',
    color: vars.inkFaint,
    '&:empty': { display: 'none' },
    // Below the filter and the views, which fill the line.
    [below('sm')]: { order: 1, flexBasis: '100%' },
  }),
  views: css({
    display: 'inline-flex',
    marginBlock: 0,
    marginInlineStart: 'auto',
    padding: 2,
    border: 0,
    borderRadius: vars.radiusControl,
    background: vars.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.line}`,
    '& button': {
      height: 32,
      padding: '0 12px',
      borderRadius: 6,
      fontSize: '.8125rem',
      color: vars.inkSoft,
    },
    '& button[aria-pressed=true]': {
      background: vars.raised,
      boxShadow: `0 0 0 1px ${vars.line}`,
      color: vars.ink,
      fontWeight: 560,
    },
  }),
};
