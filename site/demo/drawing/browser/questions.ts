import type { Axis } from '../layout/element-styles';
import { type Layout, type LayoutRequest, layOut } from '../layout/layout';
import { SizeUnknownError } from '../layout/size-unknown-error';
import { type Changes, watchChanges } from './changes';

/** What was asked for while something was drawn. */
export interface Questions {
  /** Elements whose size was asked for. */
  asked: ReadonlySet<Element>;
  /** What only a browser knows for sure and an answer hung on: `lines of text`. */
  guessed: ReadonlySet<string>;
  /** Whether an answer hung on how large the screen is. */
  readonly isOfScreen: boolean;
}

/** Something that is drawn, as it is laid out at this moment. */
interface Drawn {
  request: () => LayoutRequest;
  changes: Changes;
  asked: Set<Element>;
  guessed: Set<string>;
  isOfScreen: boolean;
  layout?: Layout;
}

let current: Drawn | undefined;

/** Where something is drawn, in a root whose width may hang on what stands in it. */
export interface AnswerRequest extends Omit<LayoutRequest, 'onGuess' | 'width'> {
  width: () => number;
}

/** Lets elements answer from a layout, until another one is said; what they are asked is noted. */
export function answerLayout(place: AnswerRequest): Questions {
  answerNothing();
  const [asked, guessed] = [new Set<Element>(), new Set<string>()];
  const onGuess = (what: string) => void guessed.add(what);
  const request = () => ({ ...place, width: place.width(), onGuess });
  const changes = watchChanges(place.root.ownerDocument, place.rules);
  const drawn: Drawn = { request, changes, asked, guessed, isOfScreen: false };
  current = drawn;
  return drawn;
}

/** The screen, in px: nothing is that large while nothing is drawn. */
export function askScreen(): { width: number; height: number } {
  if (!current) return { width: 0, height: 0 };
  current.isOfScreen = true;
  return current.request().screen;
}

/** What rules say of an element at this moment. */
export function declaredNow(element: Element, name: string): string | undefined {
  return current && layoutNow(current).declared(element, name);
}

/** Nothing has a size again. */
export function answerNothing(): void {
  current?.changes.stop();
  current = undefined;
}

/** A size, in px; one that cannot be said is noted, and nothing. */
export function ask(element: Element, read: 'size' | 'innerSize', axis: Axis): number {
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

/** Between two questions anything may have changed; where nothing has, what was found is still true. */
function layoutNow(drawn: Drawn): Layout {
  if (drawn.changes.any() || !drawn.layout) drawn.layout = layOut(drawn.request());
  return drawn.layout;
}
