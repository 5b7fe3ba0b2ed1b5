import { withPatience } from '../support/patience';
import { whenReaderStirs } from '../support/when-reader-stirs';
import { reloadFor, showFailure } from './show-failure';
import { mountOnTouch } from './first-touch/mount-on-touch';
import { mountUndrawn } from './first-touch/mount-undrawn';
import { recordPresses } from './first-touch/record-presses';
import type { Loader } from './loading/demo-loader';

/** What loads demos is small: what has not come after so long does not come. */
const LOADING_MS = 10_000;

/**
 * Brings demos to life when a reader reaches for them, and those that no drawing stands for when they come near the
 * screen. What loads them is fetched with the first; without it, each box says so, and a new document is the way to
 * try again.
 */
export function enhanceMounts(): void {
  const script = document.querySelector<HTMLElement>('[data-demos]');
  if (!script) return;
  const takePresses = recordPresses();
  let loader: Promise<Loader> | undefined;
  const load = () => {
    loader ??= withPatience(
      LOADING_MS,
      import('./loading/load-demos').then(({ loadDemos }) => loadDemos(script.dataset, takePresses)),
    );
    return loader;
  };
  const bring = async (root: HTMLElement, isTouched: boolean): Promise<void> => {
    try {
      (await load()).bring(root, isTouched);
    } catch (error) {
      console.error(error);
      showFailure(root, takePresses(root), () => reloadFor(root));
    }
  };
  mountOnTouch((root) => void bring(root, true));
  mountUndrawn((root) => void bring(root, false));
  whenReaderStirs(() => {
    import('./first-touch/watch-approach')
      .then(({ watchApproach }) => watchApproach(async (root) => (await load()).fetchAhead(root)))
      .catch(() => {});
  });
}
