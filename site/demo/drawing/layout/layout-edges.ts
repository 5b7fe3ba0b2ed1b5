import { type Axis, type ElementStyles, SIDES } from './element-styles';

/** Padding and border on both sides of an axis. */
export function edgesOf(styles: ElementStyles, element: Element, axis: Axis): number {
  return SIDES[axis].reduce(
    (sum, side) => sum + styles.side(element, 'padding', side) + styles.border(element, side),
    0,
  );
}
