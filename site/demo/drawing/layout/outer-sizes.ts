import type { Axis } from './element-styles';

/** The border-box sizes of boxes, in px, as an interface for the parts that compute them recursively. */
export interface OuterSizes {
  size(element: Element, axis: Axis): number;
  /** Without padding and border. */
  inner(element: Element, axis: Axis): number;
  /** Both margins along an axis. */
  margins(element: Element, axis: Axis): number;
  /** A size limited by its minimum and maximum. */
  bounded(element: Element, axis: Axis, value: number): number;
  /** The declared size of an element, with the base of percentages; undefined without one. */
  explicit(element: Element, axis: Axis, whole: number | undefined): number | undefined;
}
