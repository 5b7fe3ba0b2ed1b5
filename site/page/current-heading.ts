/** Where the page stands, and where its headings are, in px. */
export interface ScrollPlace {
  /** Tops of the headings, from the top of the page. */
  tops: number[];
  scrollTop: number;
  viewport: number;
  pageHeight: number;
}

/** Above this the reader is at the beginning, and no heading is current (RULES §4.10). */
const BEGINNING_PX = 200;

/**
 * The heading a reader is at: the last one that has passed the upper eighth of the window (RULES
 * §4.10); at the very end the last one, as it may never get so high. Nothing before the first.
 */
export function currentHeading({ tops, scrollTop, viewport, pageHeight }: ScrollPlace): number | undefined {
  if (scrollTop < BEGINNING_PX) return undefined;
  if (tops.length > 0 && scrollTop + viewport >= pageHeight - 2) return tops.length - 1;
  const index = tops.map((top) => top < scrollTop + viewport / 8 + FIRST_LINE_PX).lastIndexOf(true);
  return index < 0 ? undefined : index;
}

/** A link to a heading puts it below the top bar with some air; that heading is current then. */
const FIRST_LINE_PX = 12;
