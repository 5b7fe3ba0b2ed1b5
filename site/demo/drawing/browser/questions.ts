import type { Axis } from '../layout/element-styles';
import { type LayoutRequest, layOut } from '../layout/layout';
import { SizeUnknownError } from '../layout/size-unknown-error';

/** What was asked for while something was drawn. */
export interface Questions {
  /** Elements whose size was asked for. */
  asked: ReadonlySet<Element>;
  /** Whether an answer could not be found. */
  failed: boolean;
}

let current: LayoutRequest | undefined;
let questions = { asked: new Set<Element>(), failed: false };

/** Lets elements answer from a layout, until another one is said; what they are asked is noted. */
export function answerLayout(request: LayoutRequest): Questions {
  current = request;
  questions = { asked: new Set(), failed: false };
  return questions;
}

/** What rules say of an element at this moment. */
export function declaredNow(element: Element, name: string): string | undefined {
  return current && layOut(current).declared(element, name);
}

/** Nothing has a size again. */
export function answerNothing(): void {
  current = undefined;
}

/** A size, in px; one that cannot be said is noted, and nothing. Between two questions anything may have changed. */
export function ask(element: Element, read: 'size' | 'innerSize', axis: Axis): number {
  if (!current) return 0;
  questions.asked.add(element);
  try {
    return layOut(current)[read](element, axis);
  } catch (error) {
    if (!(error instanceof SizeUnknownError)) throw error;
    questions.failed = true;
    return 0;
  }
}
