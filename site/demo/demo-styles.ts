import { css, keyframes } from '@emotion/react';
import { stylings } from '../../generator/page/styling';
import { below } from '../theme/media';
import { COMING, shownWhole } from '../theme/shown-whole';
import { vars } from '../theme/vars';

/** The height of framed demos on the reference site, used when the author sets no other (RULES §4.9). */
const FRAME_HEIGHT = 400;

const section = {
  marginTop: '1.75rem',
  scrollMarginTop: `calc(${vars.topBar} + 24px)`,
  '& + .markdown > :first-child': { marginTop: '1.75rem' },
} as const;

const waits = keyframes({ to: { boxShadow: `inset 0 -2px ${vars.accent}` } });

/** Parts of a demo in another styling than its first one, and parts of the other stylings. */
function inStyling(styling: string) {
  const own = `[data-styling=${styling}]`;
  const chosen = `[data-code-styling=${styling}]`;
  return [
    `[data-code-styling]:not(${chosen}) & > details > ${own}`,
    `${chosen} &:has(${own}) > details > [data-styling]:not(${own})`,
    `${chosen} &:has(${own}) > [data-preview]:not([data-preview=${styling}])`,
    `html:not(${chosen}) & > [data-preview=${styling}]`,
  ].join();
}

const root = css({
  // In a frame, its class is that of a body, which nothing follows.
  '[data-ground] > &': shownWhole,
  // Grids say of buttons in headers that they are visible.
  [`[data-ground] > &&${COMING} .MuiDataGrid-columnHeader *`]: { visibility: 'hidden' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  justifyContent: 'center',
  width: '100%',
  minWidth: 0,
  // What a component places without a box around it, such as the mark of a missing license, stays in its demo.
  position: 'relative',
  isolation: 'isolate',
  // A press on a picture would begin a selection, and Chromium looks for text through the whole page first: 90 ms.
  '[data-mui-color-scheme] &:not([data-replaced])': {
    WebkitUserSelect: 'none',
    userSelect: 'none',
    // Charts take all touches; a finger on a picture scrolls the page.
    '& svg': { touchAction: 'auto !important' },
  },
  '& > [data-drawn]': { display: 'contents' },
  '& > [data-drawn=narrow]': { display: 'none' },
  [below('sm')]: {
    '& > [data-drawn=narrow]': { display: 'contents' },
    '& > [data-drawn=wide]': { display: 'none' },
  },
  // Fields of pickers have a button where there is a mouse, on a screen of any width.
  '@media (pointer: fine)': {
    '& > [data-by-pointer][data-drawn=wide]': { display: 'contents' },
    '& > [data-by-pointer][data-drawn=narrow]': { display: 'none' },
  },
  '@media not all and (pointer: fine)': {
    '& > [data-by-pointer][data-drawn=wide]': { display: 'none' },
    '& > [data-by-pointer][data-drawn=narrow]': { display: 'contents' },
  },
});

/**
 * The box of a demo, and its content besides the demo. A framed demo copies the rules of its root
 * (mount/demo-frame.ts).
 */
export const demoStyles = {
  demo: css(section),
  /** A demo with several stylings, of which the first is drawn. */
  styled: css(section, { [stylings.slice(1).map(inStyling).join()]: { display: 'none' } }),
  /** A demo without tools: its background shows that it is loading. */
  bare: css(section, {
    '& > [data-ground]:has(> [aria-busy=true])': { animation: `${waits} .1s step-end both` },
  }),
  root,
  /** The author may set another height (DemoStage.tsx). */
  framedRoot: css(root, {
    '&:where([data-frame])': { minHeight: FRAME_HEIGHT },
    '& > iframe': { display: 'block', width: '100%', border: 0 },
  }),
  waiting: css({
    fontSize: '.875rem',
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.inkFaint,
    '[dir=rtl] &': { unicodeBidi: 'plaintext' },
    // Over the space that the demo needs.
    '&[data-over]': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      padding: 16,
    },
    // A demo that is not prerendered is not printed: its code is, all of it if there is no preview.
    '@media print': {
      '[data-ground]:has(&)': { display: 'none' },
      'section:has(&):not(:has([data-preview])) > details::details-content': { contentVisibility: 'visible' },
    },
  }),
};
