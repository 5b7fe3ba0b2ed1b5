import { withPatience } from '../support/patience';
import { showFailure } from './failure-element';
import { mountOnTouch } from './first-touch/mount-on-touch';
import { mountUndrawn } from './first-touch/mount-undrawn';
import { recordPresses } from './first-touch/record-presses';

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
  let loader: Promise<(root: HTMLElement, isTouched: boolean) => void> | undefined;
  const bring = async (root: HTMLElement, isTouched: boolean): Promise<void> => {
    loader ??= withPatience(
      LOADING_MS,
      import('./loading/load-demos').then(({ loadDemos }) => loadDemos(script.dataset, takePresses)),
    );
    try {
      (await loader)(root, isTouched);
    } catch (error) {
      console.error(error);
      showFailure(root, () => window.location.reload());
    }
  };
  mountOnTouch((root) => void bring(root, true));
  mountUndrawn((root) => void bring(root, false));
}
