import { hooked } from '../support/dom';
import { from } from '../theme/media';
import { vars } from '../theme/vars';
import { COPY_LINK, TOGGLE } from './hooks';
import { NAMES_ONLY } from './views';

const kinds = ['props', 'slots', 'classes'] as const;

/** The lists of which names alone are shown, as chosen before first paint (preferences/before-paint.ts). */
const NAMES = `&:is(${kinds.map((kind) => `[data-view-${kind}=${NAMES_ONLY}] [data-kind=${kind}]`).join(',')})`;

/**
 * Names alone. Each is opened by a button that the script makes, or by the address: before the script has come, the
 * row that the address names is as high as it will be.
 */
export const namesOnly = {
  [`& ${hooked(TOGGLE)}`]: { display: 'none' },
  // The row that the address names says otherwise, by a rule that weighs less than one about rows.
  '& dl': { '--linked-row': 'none' },
  [`${NAMES} dl > [id]`]: { position: 'relative', paddingBlock: 6, paddingInlineEnd: 40 },
  [`${NAMES} dl > [id]:not([data-open]) > dd`]: { display: 'var(--linked-row)' },
  [`${NAMES} dl > [id] > dd:last-child`]: { paddingBlockEnd: 12 },
  // Nothing stands beside it.
  [from('sm')]: { [`${NAMES} dl > [id]:not([data-open]) > dt`]: { minWidth: 'max-content' } },
  [`${NAMES} ${hooked(TOGGLE)}`]: {
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: vars.radiusControl,
    color: vars.inkFaint,
  },
  [`${NAMES} ${hooked(TOGGLE)} .icon`]: { margin: 0, rotate: '90deg' },
  [`${NAMES} [aria-expanded=true] .icon`]: { rotate: '270deg' },
} as const;

/** On paper nothing can be pressed, so everything is open and no tool is drawn. */
export const notOnScreens = {
  '@media print': {
    [`& ${hooked(COPY_LINK)}, ${NAMES} ${hooked(TOGGLE)}`]: { display: 'none' },
    [`${NAMES} dl > [id]:not([data-open]) > dd`]: { display: 'block' },
    '@supports selector(::details-content)': {
      '& details > summary': { display: 'none' },
      '& details::details-content': { contentVisibility: 'visible' },
    },
  },
} as const;
