import { EDIT_FRAME } from './hooks';
import { OVERHANG } from './overhang';

/** In px: a frame of changed code need not stay higher than the least, and no code makes the page endless. */
const HEIGHTS = { least: 96, most: 2400 };

/** Creates the frame element. It only allows scripts: no origin, no forms, no windows, no navigation. */
export function createFrameElement(title: string, page: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame.dataset, { x: EDIT_FRAME, waiting: '' });
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = page;
  return frame;
}

/** Sets the height of a frame to that of its content and overflow, in px, within limits. */
export function setFrameHeight(frame: HTMLIFrameElement, height: number): void {
  frame.style.height = `${Math.min(height + 2 * OVERHANG, HEIGHTS.most)}px`;
}

/** Lets a frame be no lower than its demo is in its box, which an author may have given a height. */
export function setLeastHeight(frame: HTMLIFrameElement, box: HTMLElement): void {
  const shown = Math.min(box.getBoundingClientRect().height, HEIGHTS.least);
  const byAuthor = Number.parseFloat(getComputedStyle(box).minHeight) || 0;
  frame.style.minHeight = `${Math.max(shown, byAuthor) + 2 * OVERHANG}px`;
}
