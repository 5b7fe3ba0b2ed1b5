import type { Slot } from '../../../../page/marks';

/** Numbered pieces of HTML; equal pieces share a number. */
export interface Slots {
  pieces: string[];
  add: (html: string) => Slot;
}

/** Starts numbering the pieces of a page. */
export function openSlots(): Slots {
  const pieces: string[] = [];
  const known = new Map<string, Slot>();
  const add = (html: string): Slot => {
    const slot = known.get(html) ?? pieces.push(html) - 1;
    known.set(html, slot);
    return slot;
  };
  return { pieces, add };
}
