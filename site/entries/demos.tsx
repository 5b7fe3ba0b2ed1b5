import { takeMarkupAsText } from '../demo/markup-as-text';
import { mountDemo as mount } from '../demo/mount/mount-demo';
import { setLicense } from '../demo/mount/set-license';
import { allowPrinting } from '../demo/print-frame';

export { resetDemo, unmountDemo } from '../demo/mount/mount-demo';

const licensed = setLicense();

allowPrinting();
takeMarkupAsText(document);

/**
 * The browser module that mounts demos: fetched when the first demo comes near the screen. Draws the
 * demo of a `.demo-root` in its place; never rejects.
 */
export async function mountDemo(root: HTMLElement): Promise<void> {
  await licensed;
  return mount(root);
}
