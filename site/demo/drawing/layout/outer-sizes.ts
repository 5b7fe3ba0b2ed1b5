import type { Axis } from './element-styles';

/** How large boxes are, in px, border included: what is found with them asks back for those around and within. */
export interface OuterSizes {
  size(element: Element, axis: Axis): number;
  /** Without padding and border. */
  inner(element: Element, axis: Axis): number;
  /** Both margins along an axis. */
  margins(element: Element, axis: Axis): number;
  /** A size between its least and its most. */
  bounded(element: Element, axis: Axis, value: number): number;
  /** The size that is said of an element itself, of a whole that percents are of; undefined where nothing is. */
  explicit(element: Element, axis: Axis, whole: number | undefined): number | undefined;
}
