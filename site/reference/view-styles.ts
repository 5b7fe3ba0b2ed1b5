import { hooked } from '../support/dom';
import { from } from '../theme/media';
import { vars } from '../theme/vars';
import { COPY_LINK, TOGGLE } from './hooks';
import { NAMES_ONLY } from './views';

const kinds = ['props', 'slots', 'classes'] as const;

/** The lists with names only, as set before the first paint (preferences/before-paint.ts). */
const NAMES = `&:is(${kinds.map((kind) => `[data-view-${kind}=${NAMES_ONLY}] [data-kind=${kind}]`).join(',')})`;

/**
 * The view with names only. Each row is opened by a button of the script, or by the URL: the row of the hash
 * has its final height before the script is loaded.
 */
export const namesOnly = {
  [`& ${hooked(TOGGLE)}`]: { display: 'none' },
  // The row of the hash overrides this with a rule of lower specificity than those of rows.
  '& dl': { '--linked-row': 'none' },
  [`${NAMES} dl > [id]`]: { position: 'relative', paddingBlock: 6, paddingInlineEnd: 40 },
  [`${NAMES} dl > [id]:not([data-open]) > dd`]: { display: 'var(--linked-row)' },
  [`${NAMES} dl > [id] > dd:last-child`]: { paddingBlockEnd: 12 },
  // No elements beside it.
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

/** In print, everything is open and no tool is shown. */
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
