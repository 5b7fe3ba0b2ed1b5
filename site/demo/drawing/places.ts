import type { Screen } from './layout/element-styles';
import { frame } from '../../theme/tokens';

/** Narrower screens are used with fingers, in px. */
const TOUCHED_BELOW = 600;

/** Whether a screen is used with fingers, and without a mouse. */
export function isTouched({ width }: Screen): boolean {
  return width < TOUCHED_BELOW;
}

/** The widths for which a demo is rendered, in px. */
export interface DemoPlace {
  /** The width inside its box. */
  width: number;
  /** The width for a grid that is alone in its box, whose border is that of the box (demo-styles.ts). */
  flushWidth: number;
  screen: Screen;
}

/** The text column on a desktop, and the padding of a page on a phone; the padding and border of a demo's box in both. */
const page = {
  wide: { column: frame.column, box: 2 * (24 + 1) },
  narrow: { sides: 2 * 20, box: 2 * (14 + 1) },
};

/** A box in the text column (theme/column-layout.ts, stage-styles.ts), on one of the screens that have room for it. */
export const widePlace: DemoPlace = {
  screen: { width: 1440, height: 900 },
  width: page.wide.column - page.wide.box,
  flushWidth: page.wide.column,
};

const narrowScreen = { width: 390, height: 844 };

/** A box on a phone. */
export const narrowPlace: DemoPlace = {
  screen: narrowScreen,
  width: narrowScreen.width - page.narrow.sides - page.narrow.box,
  flushWidth: narrowScreen.width - page.narrow.sides,
};
