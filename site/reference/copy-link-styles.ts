import { hooked } from '../support/dom';
import { shownIcon } from '../theme/icons';
import { vars } from '../theme/vars';
import { COPY_LINK } from './hooks';

const BUTTON = hooked(COPY_LINK);

/** The button that the script adds beside the name of a row (enhance-copy-links.ts). */
export const copyLink = {
  [`& ${BUTTON}`]: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    marginInlineStart: 2,
    verticalAlign: -5,
    borderRadius: vars.radiusSmall,
    color: vars.inkFaint,
  },
  [`& dl ${BUTTON} .icon`]: { margin: 0 },
  [`& ${BUTTON}:hover`]: { color: vars.accent },
  [`& ${BUTTON}[data-state=copied]`]: { color: vars.success },
  [`& ${BUTTON}[data-state=failed]`]: { color: vars.error },
  [`& ${BUTTON}[data-state=copied] .icon::before`]: shownIcon('check'),
  '@media (hover:hover)': {
    [`& ${BUTTON}:not(:focus-visible, [data-state])`]: { opacity: 0 },
    [`& dl > :hover ${BUTTON}`]: { opacity: 1 },
  },
} as const;
