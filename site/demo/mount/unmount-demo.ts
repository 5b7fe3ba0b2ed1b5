import { endWaiting, mountedDemoOf, unregisterDemo } from './mounted-demo';

/** Unmounts the demo of a box, and restores the prerendered content. */
export function unmountDemo(box: HTMLElement): void {
  const demo = mountedDemoOf(box);
  if (!demo) return;
  demo.root?.unmount();
  endWaiting(demo);
  unregisterDemo(box);
  delete box.dataset.mounted;
  delete box.dataset.replaced;
  // Content that is still in the document keeps its focus.
  if (!demo.prerendered.some(({ isConnected }) => isConnected)) box.replaceChildren(...demo.prerendered);
}
