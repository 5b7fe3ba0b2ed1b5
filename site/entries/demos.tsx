import type { RecordedEvent } from '../demo/first-touch/record-presses';
import { takeMarkupAsText } from '../demo/markup-as-text';
import { mountDemo as mount } from '../demo/mount/mount-demo';
import { prepareMounting } from '../demo/mount/prepare-mounting';
import { setLicense } from '../demo/mount/set-license';
import { allowPrinting } from '../demo/print-frame';
import { withTimeout } from '../support/timeout';

export { resetDemo } from '../demo/mount/mount-demo';
export { unmountDemo } from '../demo/mount/unmount-demo';

/** The time to wait for the licence; without it, a demo shows a watermark. */
const LICENSE_MS = 4000;

const licensed = withTimeout(LICENSE_MS, setLicense()).catch(console.error);

allowPrinting();
takeMarkupAsText(document);
prepareMounting();

/**
 * The browser module that mounts demos, loaded on the first interaction with a demo. Mounts the demo of a
 * `.demo-root` and replays recorded events; never rejects.
 */
export async function mountDemo(
  root: HTMLElement,
  takePresses: (root: HTMLElement) => RecordedEvent[],
): Promise<void> {
  await licensed;
  return mount(root, takePresses);
}
