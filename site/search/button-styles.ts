import { css } from '@emotion/react';
import { below, from } from '../theme/media';
import { vars } from '../theme/vars';

/** Looks like a field where there is space, and like a button otherwise. */
export const buttonStyles = css({
  // Its code could not be loaded.
  '&[data-state=failed]::after': {
    content: 'attr(data-said)',
    position: 'fixed',
    top: `calc(${vars.topBar} + 8px)`,
    insetInlineEnd: 12,
    padding: '8px 12px',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radiusSmall,
    background: vars.raised,
    fontSize: '.875rem',
    color: vars.error,
  },
  [from('lg')]: {
    minWidth: 'clamp(120px, 17vw, 240px)',
    marginInlineEnd: 6,
    border: `1px solid ${vars.lineControl}`,
    background: vars.sunken,
    fontWeight: 400,
    '&:hover': { borderColor: vars.inkFaint },
    '& span + span': { flex: 1, textAlign: 'start' },
    '& kbd': {
      padding: '3px 6px',
      border: `1px solid ${vars.line}`,
      borderRadius: 5,
      background: vars.paper,
      font: `400 .75rem/1.2 ${vars.font}`,
      color: vars.inkFaint,
    },
  },
  [below('lg')]: { '& span + span, & kbd': { display: 'none' } },
});
