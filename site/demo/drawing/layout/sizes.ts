import type { Boxes } from './boxes';
import { type Axis, type ElementStyles, type Screen, SIDES, sideOf } from './element-styles';
import { lengthOf } from './lengths';
import { NaturalSizes } from './natural-sizes';
import type { OuterSizes } from './outer-sizes';
import { Pending } from './pending';
import { Settled } from './settled';
import { columnSize, type RoomRequest, sharedSize } from './shared-room';

/** The inputs for sizes. */
export interface SizesRequest {
  root: Element;
  width: number;
  screen: Screen;
  styles: ElementStyles;
  boxes: Boxes;
  /** Receives what was estimated. */
  onGuess: (what: string) => void;
}

const REPLACED = /^(?:svg|img|canvas|video)$/;

/** The border-box sizes of boxes, each computed once. */
export class Sizes implements OuterSizes {
  readonly #in: SizesRequest;
  readonly #pending: Pending;
  readonly #natural: NaturalSizes;
  readonly #room: RoomRequest;

  constructor(request: SizesRequest) {
    const circles = { met: 0 };
    this.#in = request;
    this.#pending = new Pending(circles);
    this.#natural = new NaturalSizes({ ...request, sizes: this, circles });
    this.#room = { ...request, sizes: this, natural: this.#natural, shares: new Settled(circles) };
  }

  size(element: Element, axis: Axis): number {
    return this.#pending.find(element, axis, () => this.bounded(element, axis, this.#found(element, axis)));
  }

  inner(element: Element, axis: Axis): number {
    return Math.max(0, this.size(element, axis) - this.#in.styles.edges(element, axis));
  }

  margins(element: Element, axis: Axis): number {
    return SIDES[axis].reduce((sum, side) => sum + this.#in.styles.side(element, 'margin', side), 0);
  }

  /** A size limited by its minimum and maximum. */
  bounded(element: Element, axis: Axis, value: number): number {
    if (element === this.#in.root && axis === 'width') return value;
    const { styles } = this.#in;
    const limits = [`max-${axis}`, `min-${axis}`].map((name) => {
      const whole = styles.value(element, name)?.includes('%') ? this.#whole(element, axis) : undefined;
      return styles.length(element, name, whole);
    });
    const [most = Number.POSITIVE_INFINITY, least = 0] = limits;
    return Math.max(least, Math.min(value, most), 0);
  }

  /** The declared size of an element. */
  explicit(element: Element, axis: Axis, whole: number | undefined): number | undefined {
    const { styles } = this.#in;
    const said = styles.value(element, axis);
    if (said !== undefined && /^(?:fit|min|max)-content$/.test(said))
      return this.#natural.size(element, axis);
    const length = styles.length(element, axis, whole);
    const extra = styles.value(element, 'box-sizing') === 'content-box' ? styles.edges(element, axis) : 0;
    if (length !== undefined) return length + extra;
    if (!REPLACED.test(element.localName) || (said !== undefined && said !== 'auto')) return undefined;
    return lengthOf(element.getAttribute(axis) ?? undefined, styles.context(element, whole));
  }

  /** The base of percentages; undefined if the parent has the height of its content. */
  #whole(element: Element, axis: Axis): number | undefined {
    const { root, boxes, screen } = this.#in;
    const parent = boxes.parent(element);
    if (!parent || !root.contains(parent)) return screen[axis];
    if (axis === 'width' && boxes.isGrid(parent)) return columnSize(this.#room, { parent, element });
    if (axis === 'width') return this.inner(parent, axis);
    return this.#isDefinite(parent) ? this.inner(parent, axis) : undefined;
  }

  #isDefinite(element: Element): boolean {
    const { root, boxes, styles } = this.#in;
    if (element === root) return false;
    const said = styles.value(element, 'height') ?? 'auto';
    if (boxes.isOutOfFlow(element))
      return said !== 'auto' || !this.#insets(element, 'height', 0).includes(undefined);
    const parent = boxes.parent(element) ?? root;
    if (said !== 'auto' && !said.includes('%')) return true;
    return (said !== 'auto' || boxes.isFlex(parent)) && this.#isDefinite(parent);
  }

  #found(element: Element, axis: Axis): number {
    const { root, width, boxes, screen } = this.#in;
    if (!root.contains(element)) return this.#outside(element, axis);
    if (element === root) return axis === 'width' ? width : this.#natural.size(element, axis);
    if (!boxes.isShown(element)) return 0;
    if (boxes.isOutOfFlow(element)) return this.#placed(element, axis);
    const parent = boxes.parent(element) ?? root;
    const isMain = boxes.isFlex(parent) && boxes.mainAxis(parent) === axis;
    if (isMain && !boxes.wraps(parent))
      return sharedSize(this.#room, { parent, element, axis, whole: this.#whole(element, axis) });
    const whole = this.#whole(element, axis) ?? (root.contains(parent) ? undefined : screen[axis]);
    return this.explicit(element, axis, whole) ?? this.#automatic(element, parent, axis);
  }

  /** The automatic size: the available width, or that of the content. */
  #automatic(element: Element, parent: Element, axis: Axis): number {
    const { boxes, styles } = this.#in;
    if (boxes.isFlex(parent)) return this.#across(element, parent, axis);
    if (axis === 'height') return this.#natural.size(element, axis);
    const room = (this.#whole(element, axis) ?? 0) - this.margins(element, axis);
    const isFitting = boxes.isInline(element) || (styles.value(element, 'float') ?? 'none') !== 'none';
    return isFitting && !boxes.isGrid(parent) ? Math.min(room, this.#natural.size(element, axis)) : room;
  }

  #across(element: Element, parent: Element, axis: Axis): number {
    const { boxes, styles } = this.#in;
    const said = styles.value(element, 'align-self') ?? styles.value(parent, 'align-items') ?? 'stretch';
    const stretches = /stretch|normal/.test(said) && boxes.mainAxis(parent) !== axis && !boxes.wraps(parent);
    const whole = this.#whole(element, axis);
    if (whole === undefined) return this.#natural.size(element, axis);
    const room = whole - this.margins(element, axis);
    return stretches ? room : Math.min(room, this.#natural.size(element, axis));
  }

  #outside(element: Element, axis: Axis): number {
    if (/^(?:html|body)$/.test(element.localName)) return this.#in.screen[axis];
    return this.explicit(element, axis, this.#in.screen[axis]) ?? this.#natural.size(element, axis);
  }

  #placed(element: Element, axis: Axis): number {
    const { boxes, styles, root } = this.#in;
    const around = boxes.positionedParent(element, root);
    const lines = SIDES[axis].reduce((sum, side) => sum + styles.border(around, side), 0);
    const whole = this.size(around, axis) - lines;
    const given = this.explicit(element, axis, whole);
    if (given !== undefined) return given;
    const [from, to] = this.#insets(element, axis, whole);
    return from === undefined || to === undefined ? this.#natural.size(element, axis) : whole - from - to;
  }

  /** How far an element stands from both sides of its containing block, where it says so. */
  #insets(element: Element, axis: Axis, whole: number): (number | undefined)[] {
    const { styles } = this.#in;
    const all = styles.value(element, 'inset') ?? 'auto';
    return SIDES[axis].map(
      (side) =>
        styles.length(element, side, whole) ?? lengthOf(sideOf(all, side), styles.context(element, whole)),
    );
  }
}
