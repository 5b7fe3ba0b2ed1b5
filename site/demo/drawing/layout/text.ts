import type { ElementStyles } from './element-styles';
import { readUnmarked } from '../text-marks';
import { lengthOf } from './lengths';
import { measureText } from './text-width';

/** The text nodes of an element itself. */
export function ownText(element: Element): string {
  return [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(textOf)
    .join('')
    .trim();
}

/** The text of a node as it is shown. */
export function textOf({ textContent }: Node): string {
  return readUnmarked(textContent ?? '');
}

/** The width of text on one line, in px. */
export function textWidth(styles: ElementStyles, element: Element, text: string): number {
  const spacing = lengthOf(styles.inherited(element, 'letter-spacing'), styles.context(element, 0)) ?? 0;
  const weight = styles.inherited(element, 'font-weight');
  const isUpper = styles.inherited(element, 'text-transform') === 'uppercase';
  const font = { size: styles.fontSize(element), weight: weight === 'bold' ? 700 : Number(weight) || 400 };
  return measureText(isUpper ? text.toUpperCase() : text, font) + spacing * text.length;
}

/** The line height of the page, used without a declared one (theme-css.ts). */
const LINE_HEIGHT = 1.5;

/** The height of a line, in px. */
export function lineHeight(styles: ElementStyles, element: Element): number {
  const size = styles.fontSize(element);
  const said = styles.inherited(element, 'line-height');
  if (said === undefined || said === 'normal') return size * LINE_HEIGHT;
  if (/^[\d.]+$/.test(said)) return size * Number(said);
  return lengthOf(said, styles.context(element, size)) ?? size * LINE_HEIGHT;
}
