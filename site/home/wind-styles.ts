import { css } from '@emotion/react';
import { from } from '../theme/media';
import { vars } from '../theme/vars';

/** Mixtures of the background and the accent colour, in percent. */
const SHARES = [5, 14, 30, 50, 74, 100];

/** A path for each level, then the only other colour: the current hour. */
const levels = Object.fromEntries([
  ...SHARES.map((share, level) => [
    `& path:nth-of-type(${level + 1})`,
    { color: `color-mix(in srgb, ${vars.accent} ${share}%, ${vars.paper})` },
  ]),
  [`& path:nth-of-type(${SHARES.length + 1})`, { color: '#bf8214' }],
]);

/** A week of wind, beside the text where it fits. */
export const windStyles = css({
  marginTop: 36,
  '& svg': { display: 'block', width: '100%' },
  '& path': { fill: 'currentColor', stroke: 'currentColor', strokeWidth: 5, strokeLinejoin: 'round' },
  ...levels,
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 24px',
    marginTop: 10,
    fontSize: '.8125rem',
    color: vars.inkFaint,
  },
  [from('md')]: { gridColumn: 2, gridRow: '1/3', alignSelf: 'end', margin: 0 },
});
