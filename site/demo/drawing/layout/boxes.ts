import type { Axis, ElementStyles } from './element-styles';
import { Once } from './once';

const INLINE = /^(?:span|a|b|i|em|strong|label|small|code|abbr|time|sup|sub)$/;
const REPLACED = /^(?:button|input|svg|img|select|textarea|canvas)$/;
const NOTHING = /^(?:style|script|template|noscript|title|meta)$/;

/** The role of an element in the layout. Roles are cached, so an instance is valid for one state only. */
export class Boxes {
  readonly #styles: ElementStyles;
  readonly #displays = new Once<string>();
  readonly #children = new Once<readonly Element[]>();

  constructor(styles: ElementStyles) {
    this.#styles = styles;
  }

  display(element: Element): string {
    return this.#displays.find(element, () => this.#display(element));
  }

  #display(element: Element): string {
    const said = this.#styles.value(element, 'display');
    if (said === 'inherit' && element.parentElement) return this.display(element.parentElement);
    if (said !== undefined) return said.replace(/^-\w+-/, '');
    const { localName } = element;
    if (NOTHING.test(localName)) return 'none';
    if (INLINE.test(localName)) return 'inline';
    if (localName === 'tr') return 'table-row';
    return REPLACED.test(localName) ? 'inline-block' : 'block';
  }

  isInline(element: Element): boolean {
    return this.display(element).startsWith('inline');
  }

  isFlex(element: Element): boolean {
    return this.display(element).endsWith('flex');
  }

  isGrid(element: Element): boolean {
    return this.display(element).endsWith('grid');
  }

  isTableRow(element: Element): boolean {
    return this.display(element) === 'table-row';
  }

  isOutOfFlow(element: Element): boolean {
    return /absolute|fixed/.test(this.#styles.value(element, 'position') ?? '');
  }

  isShown(element: Element): boolean {
    return this.display(element) !== 'none' && !element.hasAttribute('hidden');
  }

  /** The main axis of a flex container. */
  mainAxis(element: Element): Axis {
    const said = this.#styles.value(element, 'flex-direction') ?? this.#flow(element)[0] ?? 'row';
    return said.startsWith('column') ? 'height' : 'width';
  }

  wraps(element: Element): boolean {
    return (this.#styles.value(element, 'flex-wrap') ?? this.#flow(element)[1] ?? '').startsWith('wrap');
  }

  #flow(element: Element): string[] {
    return (this.#styles.value(element, 'flex-flow') ?? '').split(' ');
  }

  /** The children in the flow of a box. */
  children(element: Element): readonly Element[] {
    return this.#children.find(element, () =>
      [...element.children].filter((child) => this.isShown(child) && !this.isOutOfFlow(child)),
    );
  }

  /** The element of the parent box, without elements that have no box. */
  parent(element: Element): Element | null {
    let parent = element.parentElement;
    while (parent && this.display(parent) === 'contents') parent = parent.parentElement;
    return parent;
  }

  /** The containing block of absolutely positioned elements. */
  positionedParent(element: Element, root: Element): Element {
    let at = element.parentElement ?? root;
    while (at !== root && (this.#styles.value(at, 'position') ?? 'static') === 'static')
      at = at.parentElement ?? root;
    return at;
  }
}
