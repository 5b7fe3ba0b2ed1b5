import type { MeasuredNode } from '@takumi-rs/wasm';
import type { SparePicture } from '../../../page/picture';

/** The position of an element in a picture, in px. */
interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The tolerance for rounding. */
const TOLERANCE = 1;

/** Text for screen readers is in elements of one pixel. */
const INVISIBLE_CHARACTER = 1;

/** Whether an element of the given size contains all of its content; false without such an element. */
export function staysInside(picture: MeasuredNode, room: SparePicture['room']): boolean {
  const box = elementOf(picture, room);
  if (!box) return false;
  const around = placeOf(box);
  return (
    box.children.flatMap(placesIn).every((place) => isWithin(place, around)) &&
    box.children.every(hasItsWords)
  );
}

/** Whether no line of text is wider than its element, except text for screen readers. */
function hasItsWords({ runs, width, children }: MeasuredNode): boolean {
  if (width <= INVISIBLE_CHARACTER) return true;
  return runs.every((run) => run.x + run.width <= width + run.height) && children.every(hasItsWords);
}

function elementOf(node: MeasuredNode, room: SparePicture['room']): MeasuredNode | undefined {
  if (node.width === room.width && node.height === room.height) return node;
  for (const child of node.children) {
    const found = elementOf(child, room);
    if (found) return found;
  }
  return undefined;
}

function placesIn(node: MeasuredNode): Place[] {
  const own = node.width > 0 && node.height > 0 ? [placeOf(node)] : [];
  return [...own, ...node.children.flatMap(placesIn)];
}

function placeOf({ transform, width, height }: MeasuredNode): Place {
  const [across, , , down, left, top] = transform;
  return { left, top, right: left + width * across, bottom: top + height * down };
}

function isWithin(place: Place, around: Place): boolean {
  return (
    place.left >= around.left - TOLERANCE &&
    place.top >= around.top - TOLERANCE &&
    place.right <= around.right + TOLERANCE &&
    place.bottom <= around.bottom + TOLERANCE
  );
}
