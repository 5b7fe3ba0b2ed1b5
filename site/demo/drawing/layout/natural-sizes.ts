import type { Boxes } from './boxes';
import type { Axis, ElementStyles } from './element-styles';
import { edgesOf } from './layout-edges';
import type { OuterSizes } from './outer-sizes';
import { Pending } from './pending';
import { SizeUnknownError } from './size-unknown-error';
import { lineHeight, ownText, textWidth } from './text';

interface NaturalRequest {
  styles: ElementStyles;
  boxes: Boxes;
  sizes: Pick<OuterSizes, 'size' | 'inner' | 'margins' | 'explicit'>;
}

const CONTROL = /^(?:input|textarea|select|iframe|video|object)$/;

/** A picture in text that says nothing else, as browsers have it. */
const PICTURE = { width: 300, height: 150 };

/** How large boxes are when they have as much room as they ask for. */
export class NaturalSizes {
  readonly #in: NaturalRequest;
  readonly #pending = new Pending();

  constructor(request: NaturalRequest) {
    this.#in = request;
  }

  size(element: Element, axis: Axis): number {
    const look = () => this.#content(element, axis) + edgesOf(this.#in.styles, element, axis);
    return this.#pending.find(element, axis, look);
  }

  /** The least that a box shrinks to. */
  least(element: Element, axis: Axis): number {
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
    return Math.max(words, ...children) + edgesOf(styles, element, axis);
  }

  #content(element: Element, axis: Axis): number {
    if (CONTROL.test(element.localName)) throw new SizeUnknownError(`a ${element.localName}`);
    if (element.localName === 'svg') return PICTURE[axis];
    return axis === 'width' ? this.#width(element) : this.#height(element);
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
    const { styles, boxes, sizes } = this.#in;
    const children = boxes.children(element);
    const text = this.#textHeight(element);
    if (children.length === 0) return text;
    const heights = children.map((child) => sizes.size(child, 'height') + sizes.margins(child, 'height'));
    const isRow = boxes.isFlex(element) && boxes.mainAxis(element) === 'width';
    if (isRow && !boxes.wraps(element)) return Math.max(text, ...heights);
    if (isRow || boxes.isGrid(element)) throw new SizeUnknownError('rows that wrap');
    if (children.some((child) => boxes.isInline(child)) && !boxes.isFlex(element))
      throw new SizeUnknownError('lines of boxes');
    const gaps = boxes.isFlex(element) ? styles.gap(element, 'height') * (children.length - 1) : 0;
    return heights.reduce((sum, one) => sum + one, text + gaps);
  }

  /** Of one line: how many there are of longer text, only a browser knows. */
  #textHeight(element: Element): number {
    const { styles, sizes } = this.#in;
    const words = ownText(element);
    if (words === '') return 0;
    const isLong =
      words.includes(' ') && element.isConnected && styles.value(element, 'white-space') !== 'pre';
    if (isLong && textWidth(styles, element, words) > sizes.inner(element, 'width'))
      throw new SizeUnknownError('lines of text');
    return lineHeight(styles, element);
  }
}
