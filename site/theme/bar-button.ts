import { css } from '@emotion/react';
import { below } from './media';
import { vars } from './vars';

/** A button of the top bar, and what looks like one: what opens a menu, and what closes a drawer. */
export const barButton = css({
  // What lies over it, as the count of notifications does, stays with it.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 40,
  padding: '0 10px',
  borderRadius: vars.radiusControl,
  fontSize: '.875rem',
  fontWeight: 520,
  lineHeight: 1,
  color: vars.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  '&:hover, [open] > &': { background: vars.sunken, color: vars.ink },
  '& .icon': { fontSize: 20 },
  '& .icon-chevron': { fontSize: 14, rotate: '90deg', scale: '1', opacity: 0.7, transition: 'rotate .15s' },
  '[open] > & .icon-chevron': { rotate: '270deg' },
  '& .icon-external': { fontSize: 13, opacity: 0.7 },
  [below('sm')]: { padding: '0 7px' },
});
