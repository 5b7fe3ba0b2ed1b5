import { css } from '@emotion/react';
import { vars } from '../theme/vars';

/** Overlays the lower edge of a prerendered demo, or the middle of an empty box, so that nothing moves. */
export const failureStyles = css({
  '[data-ground]:has(> &:not([hidden]))': { position: 'relative' },
  '&:not([hidden])': {
    position: 'absolute',
    inset: 'auto 0 0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '3px 14px',
    borderTop: `1px solid ${vars.line}`,
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    background: vars.raised,
    fontSize: '.8125rem',
    lineHeight: 1.5,
    color: vars.error,
  },
  '& button': {
    padding: '2px 10px',
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusControl,
    color: vars.ink,
  },
  'div:empty ~ &:not([hidden])': {
    top: 0,
    justifyContent: 'center',
    alignContent: 'center',
    border: 0,
    background: 'none',
  },
  '[aria-busy=true] ~ & > *': { opacity: 0.6 },
  // A framed demo is edited in its place.
  'div[hidden] ~ &:not([hidden])': { display: 'none' },
  '&:not([data-offline]) > [data-when=offline], &[data-offline] > [data-when=online]': { display: 'none' },
  '@media print': { '&&&': { display: 'none' } },
});
