import { vars } from './vars';

/** A word in a frame, beside a name. */
export const chip = {
  flex: 'none',
  padding: '0 6px',
  borderRadius: vars.radiusSmall,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  fontSize: '.6875rem',
  fontWeight: 560,
  lineHeight: '18px',
  color: vars.inkFaint,
  whiteSpace: 'nowrap',
  '@media (forced-colors:active)': { outline: '1px solid', outlineOffset: -1 },
} as const;

/** Rules of an element for the chips in it (navigation/menu-elements.ts). */
export const chipsInside = {
  '& [data-chip]': chip,
  '& [data-chip=new]': { boxShadow: 'none', background: vars.accentSoft, color: vars.accent },
  '& [data-chip=preview]': { boxShadow: 'none', background: vars.warningSoft, color: vars.warning },
} as const;
