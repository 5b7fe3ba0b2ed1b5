import { css, keyframes } from '@emotion/react';
import { below } from '../theme/media';
import { vars } from '../theme/vars';

/** As high as the reference site's framed demos are, when the author says nothing else (RULES §4.9). */
const FRAME_HEIGHT = 400;

const section = {
  marginTop: '1.75rem',
  scrollMarginTop: `calc(${vars.topBar} + 24px)`,
  '& + .markdown > :first-child': { marginTop: '1.75rem' },
} as const;

const waits = keyframes({ to: { boxShadow: `inset 0 -2px ${vars.accent}` } });

/** What a demo shows in another styling than its first one, and what only belongs to the others. */
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
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  justifyContent: 'center',
  width: '100%',
  minWidth: 0,
  isolation: 'isolate',
  // A press on a picture would begin a selection, and Chromium looks for text through the whole page first: 90 ms.
  '[data-mui-color-scheme] &:not([data-replaced])': { userSelect: 'none' },
  '& > [data-drawn]': { display: 'contents' },
  '& > [data-drawn=narrow]': { display: 'none' },
  [below('sm')]: {
    '& > [data-drawn=narrow]': { display: 'contents' },
    '& > [data-drawn=wide]': { display: 'none' },
  },
});

/** The box of a demo, and what stands in it beside the demo. A framed demo takes the rules of its root along (mount/demo-frame.ts). */
export const demoStyles = {
  demo: css(section),
  /** Of a demo in several stylings. */
  styled: css(section, { [['tailwind', 'css'].map(inStyling).join()]: { display: 'none' } }),
  /** Of a demo without tools: its ground says that it is on its way. */
  bare: css(section, {
    '& > :has(> [aria-busy=true])': { animation: `${waits} .1s step-end both` },
  }),
  root,
  /** An author may say another height (DemoStage.tsx). */
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
    // Over the room that the demo takes.
    '&[data-over]': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      padding: 16,
    },
    'div:has(> &[data-over])': { position: 'relative' },
    // A demo that has no picture yet prints none: its code tells what it is, all of it where no lines are picked out.
    '@media print': {
      '[data-ground]:has(&)': { display: 'none' },
      'section:has(&):not(:has([data-preview])) > details::details-content': { contentVisibility: 'visible' },
    },
  }),
};
