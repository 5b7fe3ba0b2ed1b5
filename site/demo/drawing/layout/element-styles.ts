import { type LengthContext, lengthOf, partsOf, withVariables } from './lengths';
import { Once } from './once';
import type { Declarations, StyleRules } from './style-rules';

export type Axis = 'width' | 'height';

/** The two sides of an axis, start first. */
export const SIDES = { width: ['left', 'right'], height: ['top', 'bottom'] } as const;

export type Side = (typeof SIDES)[Axis][number];

/** The size of the viewport, in px. */
export interface Screen {
  width: number;
  height: number;
}

const LOGICAL = {
  left: ['inline', 'inline-start'],
  right: ['inline', 'inline-end'],
  top: ['block', 'block-start'],
  bottom: ['block', 'block-end'],
} as const;

/**
 * The declared styles of elements, with lengths in px. Values are cached, so an instance is valid for one
 * state only.
 */
export class ElementStyles {
  readonly #rules: StyleRules;
  readonly #screen: Screen;
  readonly #known = new Once<Declarations>();
  readonly #fontSizes = new Once<number>();
  readonly #sides = new Once<Map<string, number>>();
  readonly #edges = { width: new Once<number>(), height: new Once<number>() };

  constructor(rules: StyleRules, screen: Screen) {
    this.#rules = rules;
    this.#screen = screen;
  }

  of(element: Element): Declarations {
    return this.#known.find(element, () => this.#rules.of(element));
  }

  value(element: Element, name: string): string | undefined {
    return this.of(element).get(name);
  }

  /** The value of an inherited property. */
  inherited(element: Element | null, name: string): string | undefined {
    for (let at = element; at; at = at.parentElement) {
      const value = this.value(at, name);
      if (value !== undefined && value !== 'inherit') return value;
    }
    return undefined;
  }

  fontSize(element: Element | null): number {
    return element ? this.#fontSizes.find(element, () => this.#fontSize(element)) : 16;
  }

  #fontSize(element: Element): number {
    const shorthand = /([\d.]+(?:px|rem|em))(?:\/[\d.]+)?\s/.exec(this.value(element, 'font') ?? '')?.[1];
    const own = this.value(element, 'font-size') ?? shorthand;
    const around = this.fontSize(element.parentElement);
    if (own === undefined || own === 'inherit') return around;
    const variable = (name: string) => this.inherited(element, name);
    return lengthOf(own, { whole: around, fontSize: around, screen: this.#screen, variable }) ?? around;
  }

  context(element: Element, whole: number | undefined): LengthContext {
    const variable = (name: string) => this.inherited(element, name);
    return { whole, fontSize: this.fontSize(element), screen: this.#screen, variable };
  }

  /** A declared length; percentages are of `whole`. */
  length(element: Element, name: string, whole?: number): number | undefined {
    return lengthOf(this.value(element, name), this.context(element, whole));
  }

  /** Padding and border on both sides of an axis. */
  edges(element: Element, axis: Axis): number {
    const sum = (sides: number, side: Side) =>
      sides + this.side(element, 'padding', side) + this.border(element, side);
    return this.#edges[axis].find(element, () => SIDES[axis].reduce(sum, 0));
  }

  /** Padding or margin of one side; percentages count as zero. */
  side(element: Element, box: 'padding' | 'margin', which: Side): number {
    return this.#ofSide(element, box + which, () => this.#side(element, box, which));
  }

  #side(element: Element, box: 'padding' | 'margin', which: Side): number {
    const [group, logical] = LOGICAL[which];
    let found: string | undefined;
    for (const [name, value] of this.of(element)) {
      if (name === box) found = sideOf(withVariables(value, this.context(element, 0)), which);
      else if (name === `${box}-${which}` || name === `${box}-${logical}`) found = value;
      else if (name === `${box}-${group}`) found = sideOf(value, which);
    }
    return lengthOf(found, this.context(element, 0)) ?? 0;
  }

  /** The border width of one side. */
  border(element: Element, which: Side): number {
    return this.#ofSide(element, which, () => this.#border(element, which));
  }

  #ofSide(element: Element, name: string, find: () => number): number {
    const sides = this.#sides.find(element, () => new Map());
    const known = sides.get(name);
    if (known !== undefined) return known;
    const width = find();
    sides.set(name, width);
    return width;
  }

  #border(element: Element, which: Side): number {
    const [group] = LOGICAL[which];
    const names = new Set(['border', 'border-width', 'border-style', `border-${which}`, `border-${group}`]);
    let width = 0;
    for (const [name, value] of this.of(element)) {
      if (!names.has(name) && name !== `border-${which}-width`) continue;
      if (/none|^0/.test(value)) width = 0;
      else width = Number(/([\d.]+)px/.exec(value)?.[1] ?? width);
    }
    return width;
  }

  /** The gap between adjacent children. */
  gap(element: Element, axis: Axis): number {
    const both = this.value(element, 'gap') ?? this.value(element, 'grid-gap') ?? '';
    const [row, column = row] = partsOf(both);
    const own = this.length(element, axis === 'width' ? 'column-gap' : 'row-gap');
    return own ?? lengthOf(axis === 'width' ? column : row, this.context(element, 0)) ?? 0;
  }
}

/** One side of `1px 2px 3px`. */
export function sideOf(value: string, which: Side): string {
  const [top = '0', right = top, bottom = top, left = right] = partsOf(value);
  return { top, right, bottom, left }[which];
}
