import { EDIT_FRAME } from './hooks';
import { OVERHANG } from './overhang';

/** In px: a menu of a component has room in it, and no code makes the page endless. */
const HEIGHTS = { least: 120, most: 2400 };

/** The element of a frame. Nothing but scripts is allowed: no origin, no forms, no windows, no way out. */
export function createFrameElement(title: string, page: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame.dataset, { x: EDIT_FRAME, waiting: '' });
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = page;
  return frame;
}

/** Makes a frame as high as what stands in it and hangs over it, in px, within bounds. */
export function setFrameHeight(frame: HTMLIFrameElement, height: number): void {
  frame.style.height = `${Math.min(Math.max(height + 2 * OVERHANG, HEIGHTS.least), HEIGHTS.most)}px`;
}
