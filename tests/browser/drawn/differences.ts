import type { Part } from './parts-in';

/** How far two parts may be apart, in px. */
const NEAR = 2;

/** How many parts of a demo are looked for, besides all of its words, buttons and stops of Tab. */
const LARGEST = 10;

const ALL = /^(?:text |stop |button$)/;

/** The largest parts of a demo, and all its words, buttons and stops of Tab, that the same demo drawn otherwise has nothing near. */
export function differences(drawn: readonly Part[], alive: readonly Part[]): string[] {
  return [...missingIn(drawn, alive), ...missingIn(alive, drawn)];
}

function missingIn(others: readonly Part[], parts: readonly Part[]): string[] {
  return parts
    .filter(({ tag }, at) => at < LARGEST || ALL.test(tag))
    .filter((part) => !others.some((other) => isNear(part, other)))
    .map(({ tag, paint, box }) => `${tag} ${paint} ${box.map(Math.round)}`);
}

function isNear(part: Part, other: Part): boolean {
  return (
    part.tag === other.tag &&
    part.paint === other.paint &&
    part.box.every((side, at) => Math.abs(side - (other.box[at] ?? 0)) <= NEAR)
  );
}
