import type { MeasuredNode } from '@takumi-rs/wasm';
import type { SparePicture } from '../../../page/picture';

/** Where something stands in a picture, in px. */
interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is rounded may stand outside by less than this. */
const TOLERANCE = 1;

/** Words for those who listen stand in elements of one pixel. */
const INVISIBLE_CHARACTER = 1;

/** Whether all that is in the element of a size stands inside it; false where there is no such element. */
export function staysInside(picture: MeasuredNode, room: SparePicture['room']): boolean {
  const box = elementOf(picture, room);
  if (!box) return false;
  const around = placeOf(box);
  return (
    box.children.flatMap(placesIn).every((place) => isWithin(place, around)) &&
    box.children.every(hasItsWords)
  );
}

/** Whether no line of text is wider than the element that it stands in, but for words that are only listened to. */
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
