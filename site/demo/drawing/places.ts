import { frame } from '../../theme/tokens';

/** The widths for which a demo is rendered, in px. */
export interface DemoPlace {
  /** The width inside its box. */
  width: number;
  /** The width for a grid that is alone in its box, whose border is that of the box (demo-styles.ts). */
  flushWidth: number;
  screen: { width: number; height: number };
}

/** The page margins, the space before the contents, and the padding and border of a demo's box. */
const page = {
  wide: { sides: 64 + 40, gap: 56, box: 2 * (24 + 1) },
  narrow: { sides: 2 * 20, box: 2 * (14 + 1) },
};

const wideScreen = { width: 1440, height: 900 };

const wideColumn = wideScreen.width - frame.sideMenu - page.wide.sides - page.wide.gap - frame.contents;

/** A box on a desktop (page-styles.ts, demo-styles.ts). */
export const widePlace: DemoPlace = {
  screen: wideScreen,
  width: wideColumn - page.wide.box,
  flushWidth: wideColumn,
};

const narrowScreen = { width: 390, height: 844 };

/** A box on a phone. */
export const narrowPlace: DemoPlace = {
  screen: narrowScreen,
  width: narrowScreen.width - page.narrow.sides - page.narrow.box,
  flushWidth: narrowScreen.width - page.narrow.sides,
};
