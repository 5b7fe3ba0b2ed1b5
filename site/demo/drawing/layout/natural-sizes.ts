import type { Boxes } from './boxes';
import type { Axis, ElementStyles } from './element-styles';
import type { OuterSizes } from './outer-sizes';
import { flowHeight, wrappedHeight } from './flowing';
import { heightOfLines, intoLines } from './lines';
import { Pending } from './pending';
import { type Circles, Settled } from './settled';
import { lineHeight, ownText, textWidth } from './text';

interface NaturalRequest {
  styles: ElementStyles;
  boxes: Boxes;
  sizes: Pick<OuterSizes, 'size' | 'inner' | 'margins' | 'explicit'>;
  /** Receives what was estimated. */
  onGuess: (what: string) => void;
  circles: Circles;
}

const CONTROL = /^(?:input|textarea|select|iframe|video|object)$/;

/** The default width of a text field, in em. */
const FIELD_EM = 11;

/** The default size of an inline SVG in browsers. */
const PICTURE = { width: 300, height: 150 };

/** The sizes of boxes without constraints. */
export class NaturalSizes {
  readonly #in: NaturalRequest;
  readonly #pending: Pending;
  readonly #least: Settled<number>;

  constructor(request: NaturalRequest) {
    this.#in = request;
    this.#pending = new Pending(request.circles);
    this.#least = new Settled(request.circles);
  }

  size(element: Element, axis: Axis): number {
    const look = () => this.#content(element, axis) + this.#in.styles.edges(element, axis);
    return this.#pending.find(element, axis, look);
  }

  /** The minimum size of a box. */
  least(element: Element, axis: Axis): number {
    return this.#least.find(element, axis, () => this.#leastOf(element, axis));
  }

  #leastOf(element: Element, axis: Axis): number {
    const { styles, boxes, sizes } = this.#in;
    const hides = /hidden|auto|scroll|clip/.test(styles.value(element, 'overflow') ?? '');
    if (hides || styles.length(element, `min-${axis}`) === 0) return 0;
    if (axis === 'height') return this.size(element, axis);
    const words = Math.max(
      0,
      ...ownText(element)
        .split(/\s+/)
        .map((word) => textWidth(styles, element, word)),
    );
    const children = boxes
      .children(element)
      .map((child) => sizes.explicit(child, axis, undefined) ?? this.least(child, axis));
    return Math.max(words, ...children) + styles.edges(element, axis);
  }

  #content(element: Element, axis: Axis): number {
    if (CONTROL.test(element.localName)) return this.#control(element, axis);
    if (element.localName === 'svg') return PICTURE[axis];
    return axis === 'width' ? this.#width(element) : this.#height(element);
  }

  /** Fields have a default width and the height of their lines. */
  #control(element: Element, axis: Axis): number {
    const { styles, onGuess } = this.#in;
    onGuess('a field');
    if (axis === 'width') return FIELD_EM * styles.fontSize(element);
    const lines = element.localName === 'textarea' ? (element.textContent ?? '').split('\n').length : 1;
    return lines * lineHeight(styles, element);
  }

  #width(element: Element): number {
    const { styles, boxes, sizes } = this.#in;
    const children = boxes.children(element);
    const text = textWidth(styles, element, ownText(element));
    const widths = children.map((child) => {
      const own = sizes.explicit(child, 'width', undefined) ?? this.size(child, 'width');
      const most = styles.length(child, 'max-width') ?? Number.POSITIVE_INFINITY;
      const least = styles.length(child, 'min-width') ?? 0;
      return Math.max(least, Math.min(own, most)) + sizes.margins(child, 'width');
    });
    const isRow = boxes.isFlex(element) && boxes.mainAxis(element) === 'width';
    const inLine = !boxes.isFlex(element) && children.every((child) => boxes.isInline(child));
    const gaps = isRow ? styles.gap(element, 'width') * Math.max(0, children.length - 1) : 0;
    return isRow || inLine ? text + widths.reduce((sum, one) => sum + one, gaps) : Math.max(text, ...widths);
  }

  #height(element: Element): number {
    const { boxes, sizes } = this.#in;
    if (boxes.isGrid(element)) return this.#gridHeight(element);
    if (boxes.isTableRow(element)) return this.#tableRowHeight(element);
    if (!boxes.isFlex(element)) return flowHeight(this.#in, element);
    const children = boxes.children(element);
    const text = ownText(element) === '' ? 0 : lineHeight(this.#in.styles, element);
    if (boxes.mainAxis(element) === 'width' && boxes.wraps(element)) return wrappedHeight(this.#in, element);
    const heights = children.map((child) => sizes.size(child, 'height') + sizes.margins(child, 'height'));
    if (boxes.mainAxis(element) === 'width') return Math.max(text, ...heights);
    const gaps = this.#in.styles.gap(element, 'height') * Math.max(0, children.length - 1);
    return heights.reduce((sum, one) => sum + one, text + gaps);
  }

  /** Cells are taken to have room for their text in one line. */
  #tableRowHeight(element: Element): number {
    const { boxes, sizes, onGuess } = this.#in;
    onGuess('cells of a table');
    return Math.max(0, ...boxes.children(element).map((cell) => sizes.size(cell, 'height')));
  }

  /** A child that starts further left than the last one begins a row. */
  #gridHeight(element: Element): number {
    const { boxes, styles, sizes, onGuess } = this.#in;
    onGuess('rows of a grid');
    const gap = styles.gap(element, 'width');
    const pieces = boxes.children(element).map((child) => ({
      width: sizes.size(child, 'width') + sizes.margins(child, 'width'),
      height: sizes.size(child, 'height') + sizes.margins(child, 'height'),
      space: gap,
    }));
    return heightOfLines(intoLines(pieces, sizes.inner(element, 'width')), 0, styles.gap(element, 'height'));
  }
}
