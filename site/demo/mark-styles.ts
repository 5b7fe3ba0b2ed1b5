import { keyframes } from '@emotion/react';
import { hooked } from '../support/dom';
import { vars } from '../theme/vars';
import { FAILURE } from './failure-hook';

/** The corners of the mark around its middle cell, in px, and when each is filled: the middle one is the third. */
const corners = [
  { at: '-4px -4px', turn: 1 },
  { at: '-4px 4px', turn: 2 },
  { at: '4px -4px', turn: 4 },
  { at: '4px 4px', turn: 5 },
];

const MIDDLE = 3;

/** The mark with its first cells filled. */
function filled(count: number) {
  const color = (turn: number) => (turn <= count ? vars.accent : vars.lineStrong);
  return {
    background: color(MIDDLE),
    boxShadow: corners.map(({ at, turn }) => `${at} ${color(turn)}`).join(),
  };
}

/** The last cell waits until the demo lives. */
const fills = keyframes({ from: filled(1), '25%': filled(2), '50%': filled(3), '75%,to': filled(4) });

/**
 * The mark of the site before the tools of a demo: grey while it is drawn, filled cell by cell while it comes alive, in the
 * accent when it lives, red when it failed. Attributes of the demo say so to those who see no colours.
 */
export const markStyles = {
  '&::before': {
    content: '""',
    width: 3,
    height: 3,
    marginInline: '12px 14px',
    borderRadius: 0.5,
    background: 'currentColor',
    boxShadow: corners.map(({ at }) => at).join(),
    color: vars.lineStrong,
    // Without colours of its own, nothing of it would be seen, and its space would stay.
    forcedColorAdjust: 'none',
  },
  '[data-ground]:has(> [data-mounted]) + &::before': { color: vars.accent },
  [`[data-ground]:has(> ${hooked(FAILURE)}:not([hidden])) + &::before`]: { color: vars.error },
  '[data-ground]:has(> [aria-busy=true]) + &::before': {
    animation: `${fills} .9s step-end .1s forwards`,
    '@media (prefers-reduced-motion:reduce)': { ...filled(2), animation: 'none' },
  },
  '[dir=rtl] &::before': { scale: '-1 1' },
} as const;
