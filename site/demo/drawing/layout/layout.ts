import { Boxes } from './boxes';
import { type Axis, ElementStyles, type Screen } from './element-styles';
import { Sizes } from './sizes';
import type { StyleRules } from './style-rules';

/** The input of a layout: a root, its width, and the screen, in px. */
export interface LayoutRequest {
  root: Element;
  width: number;
  screen: Screen;
  rules: StyleRules;
  /** Receives what was estimated: lines of text, fields, rows of a grid. */
  onGuess: (what: string) => void;
}

/** The sizes of elements, in px. Throws a `SizeUnknownError` if they depend on too many. */
export interface Layout {
  size: (element: Element, axis: Axis) => number;
  /** Without padding and border. */
  innerSize: (element: Element, axis: Axis) => number;
  /** The declared value of a property. */
  declared: (element: Element, name: string) => string | undefined;
}

/** Computes the layout of a root in its current state, on demand. */
export function layOut({ root, width, screen, rules, onGuess }: LayoutRequest): Layout {
  const styles = new ElementStyles(rules, screen);
  const sizes = new Sizes({ root, width, screen, styles, boxes: new Boxes(styles), onGuess });
  return {
    size: (element, axis) => sizes.size(element, axis),
    innerSize: (element, axis) => sizes.inner(element, axis),
    declared: (element, name) => styles.value(element, name),
  };
}
