import type { Axis } from '../layout/element-styles';
import { type Layout, type LayoutRequest, layOut } from '../layout/layout';
import { SizeUnknownError } from '../layout/size-unknown-error';
import { type Changes, watchChanges } from './changes';

/** The sizes that were read during rendering. */
export interface LayoutReads {
  /** Elements whose size was read. */
  asked: ReadonlySet<Element>;
  /** Estimates on which a size depends, because only a browser knows the value: `lines of text`. */
  guessed: ReadonlySet<string>;
  /** What was asked of the screen: media queries, and `size`. */
  ofScreen: ReadonlySet<string>;
}

/** The content that is being rendered, with its current layout. */
interface Drawn {
  request: () => LayoutRequest;
  changes: Changes;
  asked: Set<Element>;
  guessed: Set<string>;
  ofScreen: Set<string>;
  layout?: Layout;
}

let current: Drawn | undefined;

/** The root of a layout, whose width may depend on its content. */
export interface LayoutSource extends Omit<LayoutRequest, 'onGuess' | 'width'> {
  width: () => number;
}

/** Sets the layout from which elements read their sizes, until the next one; reads are recorded. */
export function setLayout(place: LayoutSource): LayoutReads {
  clearLayout();
  const [asked, guessed, ofScreen] = [new Set<Element>(), new Set<string>(), new Set<string>()];
  const onGuess = (what: string) => void guessed.add(what);
  const request = () => ({ ...place, width: place.width(), onGuess });
  const changes = watchChanges(place.root.ownerDocument, place.rules);
  const drawn: Drawn = { request, changes, asked, guessed, ofScreen };
  current = drawn;
  return drawn;
}

/** The screen, in px: of size zero without a layout. For a media query, or for its size itself. */
export function readScreen(asked = 'size'): { width: number; height: number } {
  if (!current) return { width: 0, height: 0 };
  current.ofScreen.add(asked);
  return current.request().screen;
}

/** The current declared value of a property. */
export function declaredNow(element: Element, name: string): string | undefined {
  return current && layoutNow(current).declared(element, name);
}

/** Removes the layout: all sizes are zero. */
export function clearLayout(): void {
  current?.changes.stop();
  current = undefined;
}

/** A size, in px; one that is unknown is recorded, and zero. */
export function readSize(element: Element, read: 'size' | 'innerSize', axis: Axis): number {
  if (!current) return 0;
  current.asked.add(element);
  try {
    return layoutNow(current)[read](element, axis);
  } catch (error) {
    if (!(error instanceof SizeUnknownError)) throw error;
    current.guessed.add(error.message);
    return 0;
  }
}

/** The layout is reused until something changes. */
function layoutNow(drawn: Drawn): Layout {
  if (drawn.changes.any() || !drawn.layout) drawn.layout = layOut(drawn.request());
  return drawn.layout;
}
