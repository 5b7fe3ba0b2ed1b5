import type { Boxes } from './boxes';
import type { Axis, ElementStyles } from './element-styles';
import { type FlexItem, readFlex, shareOut } from './flex';
import { columnWidths } from './grid';
import { lengthOf, withVariables } from './lengths';
import type { NaturalSizes } from './natural-sizes';
import type { OuterSizes } from './outer-sizes';
import type { Settled } from './settled';

/** The inputs for the sizes of children. */
export interface RoomRequest {
  styles: ElementStyles;
  boxes: Boxes;
  sizes: Pick<OuterSizes, 'inner' | 'margins' | 'bounded' | 'explicit'>;
  natural: NaturalSizes;
  /** The sizes of all items of a container. */
  shares: Settled<ReadonlyMap<Element, number>>;
}

/** A child, and the size of its parent along an axis; undefined if that depends on the content. */
export interface Sharer {
  parent: Element;
  element: Element;
  axis: Axis;
  whole: number | undefined;
}

/** The size of a flex item. */
export function sharedSize(request: RoomRequest, { parent, element, axis, whole }: Sharer): number {
  // Items in a container of indefinite size neither grow nor shrink.
  if (whole === undefined) return itemOf(request, element, { axis, whole }).base;
  const shares = request.shares.find(parent, `${axis} ${whole}`, () =>
    sharesOf(request, parent, { axis, whole }),
  );
  return shares.get(element) ?? 0;
}

function sharesOf(
  request: RoomRequest,
  parent: Element,
  { axis, whole }: { axis: Axis; whole: number },
): ReadonlyMap<Element, number> {
  const { boxes, styles, sizes } = request;
  const children = boxes.children(parent);
  const items = children.map((child) => itemOf(request, child, { axis, whole }));
  const gaps = styles.gap(parent, axis) * (children.length - 1);
  const margins = children.reduce((sum, child) => sum + sizes.margins(child, axis), gaps);
  const taken = items.reduce((sum, { base }) => sum + base, margins);
  const shared = shareOut(items, whole - taken);
  return new Map(children.map((child, at) => [child, shared[at] ?? 0]));
}

function itemOf(
  { styles, sizes, natural }: RoomRequest,
  child: Element,
  { axis, whole }: Pick<Sharer, 'axis' | 'whole'>,
): FlexItem {
  const { grow, shrink, basis } = readFlex(styles.of(child));
  const said = basis === 'auto' ? undefined : lengthOf(basis, styles.context(child, whole));
  const isOpen = said === 0 && axis === 'height' && whole === undefined;
  const start =
    (isOpen ? undefined : said) ?? sizes.explicit(child, axis, whole) ?? natural.size(child, axis);
  const base = sizes.bounded(child, axis, Math.max(start, styles.edges(child, axis)));
  const least = shrink > 0 && whole !== undefined ? natural.least(child, axis) : base;
  return { base, grow, shrink, least, most: sizes.bounded(child, axis, Number.POSITIVE_INFINITY) };
}

/** The width of the columns that a grid item spans. */
export function columnSize(
  { boxes, styles, sizes }: RoomRequest,
  { parent, element }: Pick<Sharer, 'parent' | 'element'>,
): number {
  const whole = sizes.inner(parent, 'width');
  const context = styles.context(parent, whole);
  const template = withVariables(styles.value(parent, 'grid-template-columns') ?? 'none', context);
  if (template === 'none') return whole;
  const gap = styles.gap(parent, 'width');
  const items = boxes.children(parent).length;
  const widths = columnWidths({
    template,
    whole,
    gap,
    items,
    lengthOf: (track) => lengthOf(track, context),
  });
  const said = styles.value(element, 'grid-column') ?? '';
  const span = /1\s*\/\s*-1/.test(said) ? widths.length : Number(/span (\d+)/.exec(said)?.[1] ?? 1);
  const start = Math.min(boxes.children(parent).indexOf(element) % widths.length, widths.length - span);
  return widths.slice(start, start + span).reduce((sum, one) => sum + one, gap * (span - 1));
}
