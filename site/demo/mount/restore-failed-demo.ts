import { showFailure } from '../show-failure';
import { type MountedDemo, mountedDemoOf, reportReplaced } from './mounted-demo';
import { unmountDemo } from './unmount-demo';

/** Restores the prerendered content of a demo that failed, and shows the failure with a button to retry. */
export function restoreFailedDemo(box: HTMLElement, demo: MountedDemo): void {
  if (mountedDemoOf(box) !== demo) return;
  reportReplaced(demo);
  demo.onReady = undefined;
  unmountDemo(box);
  showFailure(box, demo.presses, demo.retry);
}
