import { EDIT_FRAME } from './hooks';
import { OVERHANG } from './overhang';

/** In px: a component's menu fits, and no code makes the page endless. */
const HEIGHTS = { least: 120, most: 2400 };

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
  frame.style.height = `${Math.min(Math.max(height + 2 * OVERHANG, HEIGHTS.least), HEIGHTS.most)}px`;
}
