import { css } from '@emotion/react';
import { below } from '../theme/media';
import { shownWhole } from '../theme/shown-whole';
import { SPACING } from '../theme/tokens';
import { vars } from '../theme/vars';

/** The slot's height, in px: wide screens, and small ones, where its text needs more lines (RULES §9). */
const SLOT_HEIGHT = { wide: 126, small: 142 } as const;

/** The space above and below the slot, in units of spacing (RULES §9). */
const SLOT_MARGIN = 3;

/** The height of the ad under a demo, in px (RULES §4.8). */
const DEMO_AD_HEIGHT = 52;

/** A box of fixed size, whatever its content. */
const box = { overflow: 'hidden', contain: 'strict', '@media print': { display: 'none' } } as const;

const frame = {
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.sunken,
  color: vars.inkSoft,
} as const;

const small = { fontSize: '.75rem' } as const;

/**
 * The parts of an ad by their position, rendered by the page (HouseAd.tsx) or by the script (draw-ad.ts): a
 * link with an image and its texts, which are a text and its advertiser. Only the text of an ad without an
 * image has spans: the first is the label, the last the call to action.
 */
const WORDS = '& > a > span';
const TEXT = `${WORDS} > span:first-of-type`;
const BY = `${WORDS} > span:last-of-type`;
const MIRRORED = '[dir=rtl] & > a > span > span';

/** The element that contains an ad. */
const ad = css({
  '& > a': {
    display: 'flex',
    gap: 16,
    height: '100%',
    padding: 12,
    ...frame,
    textDecoration: 'none',
    '&:hover': { borderColor: vars.accentLine },
    [below('sm')]: { gap: 12, padding: 10, '&[data-layout=image]': { fontSize: '.8125rem' } },
  },
  '& > a > img': {
    flex: 'none',
    width: 130,
    height: 100,
    borderRadius: vars.radiusControl,
    objectFit: 'cover',
    '&[data-missing]': { visibility: 'hidden' },
    [below('sm')]: { width: 104, height: 80 },
  },
  [WORDS]: { display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0, flex: 1 },
  [TEXT]: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    '& :is(b, strong)': { color: vars.ink },
    '& > span:first-of-type': {
      padding: '1px 6px',
      borderRadius: vars.radiusSmall,
      background: vars.successSoft,
      color: vars.success,
      ...small,
      fontWeight: 600,
    },
    '& > span:last-of-type': { color: vars.accent, textDecoration: 'underline', whiteSpace: 'nowrap' },
    [below('sm')]: { WebkitLineClamp: 5 },
  },
  [BY]: { marginTop: 'auto', ...small, color: vars.inkFaint },
  // English sentences end at their own end, but stay aligned to the right.
  [MIRRORED]: { unicodeBidi: 'plaintext', textAlign: 'right' },
});

const slot = css(box, {
  height: SLOT_HEIGHT.wide,
  marginBlock: SLOT_MARGIN * SPACING,
  fontSize: '.875rem',
  lineHeight: 1.45,
  [below('sm')]: { height: SLOT_HEIGHT.small },
});

/** The slot of the page's ad. A page only has rules for the ads that it shows. */
export const slotStyles = {
  /** With elements for content of the script. */
  slot,
  /** With a house ad. */
  house: css(slot, ad, shownWhole),
};

/** The element of the provider, and its replacement. */
export const placeStyles = {
  provider: css({ '& > div ~ div': { display: 'none' } }),
  own: css({ height: '100%' }, ad),
  message: css({
    height: '100%',
    padding: '14px 16px',
    ...frame,
    overflow: 'hidden',
    '& > p:first-of-type': { fontWeight: 580, color: vars.ink },
    [below('sm')]: { padding: '10px 14px', fontSize: '.8125rem' },
  }),
};

/**
 * The small ad that the script adds below a demo: its rules come last, so that they also apply on narrow
 * screens.
 */
export const demoAdStyles = css(box, ad, {
  height: DEMO_AD_HEIGHT,
  marginTop: 8,
  fontSize: '.8125rem',
  lineHeight: 1.4,
  '& > a': { alignItems: 'center', padding: '4px 12px' },
  [WORDS]: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  [TEXT]: { flex: 1, WebkitLineClamp: 2 },
  [BY]: { flex: 'none', margin: 0, [below('sm')]: { display: 'none' } },
});
