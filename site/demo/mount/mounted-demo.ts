import type { Root } from 'react-dom/client';
import type { RecordedEvent } from '../first-touch/record-presses';
import { type DemoPlace, placeOf } from './demo-frame';

/** A demo that is mounted in a box, or being mounted. */
export interface MountedDemo {
  /** Created with the first rendering, because React empties the element of a root. */
  root?: Root;
  place: DemoPlace;
  url: string;
  /** The prerendered content of the box, which is restored without the demo. */
  prerendered: ChildNode[];
  /** Events that were recorded on the prerendered content, to be replayed on the demo. */
  presses: readonly RecordedEvent[];
  /** Called at the moment in which the prerendered content is replaced. */
  onReplaced?: (() => void) | undefined;
  /** Called when the demo can be used. */
  onReady?: (() => void) | undefined;
  /** Mounts the demo again after a failure. */
  retry: () => void;
  /** Called when the last rendering is in the document. */
  waiting: (() => void)[];
}

const demos = new WeakMap<HTMLElement, MountedDemo>();

/** The demo of a box, if it has one. */
export function mountedDemoOf(box: HTMLElement): MountedDemo | undefined {
  return demos.get(box);
}

/** Registers the demo of a box, and prepares the place in which it is rendered. */
export function registerDemo(box: HTMLElement, asked: Pick<MountedDemo, 'url' | 'retry'>): MountedDemo {
  const prerendered = [...box.childNodes];
  const demo = { ...asked, prerendered, place: placeOf(box), presses: [], waiting: [] };
  demos.set(box, demo);
  return demo;
}

/** Removes the demo of a box from the register. */
export function unregisterDemo(box: HTMLElement): void {
  demos.delete(box);
}

/** Reports once that the prerendered content is replaced: no key and no press falls between the two. */
export function reportReplaced(demo: MountedDemo): void {
  demo.onReplaced?.();
  demo.onReplaced = undefined;
}

/** Ends all waiting, also for a rendering that another one replaced, or that was unmounted. */
export function endWaiting({ waiting }: MountedDemo): void {
  for (const resolve of waiting.splice(0)) resolve();
}
