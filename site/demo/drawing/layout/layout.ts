import { Boxes } from './boxes';
import { type Axis, ElementStyles, type Screen } from './element-styles';
import { Sizes } from './sizes';
import type { StyleRules } from './style-rules';

/** Where something is laid out: in a root of a width, on a screen; in px. */
export interface LayoutRequest {
  root: Element;
  width: number;
  screen: Screen;
  rules: StyleRules;
  /** Hears of what only a browser knows for sure: lines of text, fields, rows of a grid. */
  onGuess: (what: string) => void;
}

/** How large elements are, in px. Throws a `SizeUnknownError` where there are too many. */
export interface Layout {
  size: (element: Element, axis: Axis) => number;
  /** Without padding and border. */
  innerSize: (element: Element, axis: Axis) => number;
  /** What the rules say of an element under a name. */
  declared: (element: Element, name: string) => string | undefined;
}

/** Lays out what stands in a root at this moment, as far as it is asked for. */
export function layOut({ root, width, screen, rules, onGuess }: LayoutRequest): Layout {
  const styles = new ElementStyles(rules, screen);
  const sizes = new Sizes({ root, width, screen, styles, boxes: new Boxes(styles), onGuess });
  return {
    size: (element, axis) => sizes.size(element, axis),
    innerSize: (element, axis) => sizes.inner(element, axis),
    declared: (element, name) => styles.value(element, name),
  };
}
