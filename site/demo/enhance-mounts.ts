import { withTimeout } from '../support/timeout';
import { onFirstInput } from '../support/on-first-input';
import { reloadFor, showFailure } from './show-failure';
import { mountOnTouch } from './first-touch/mount-on-touch';
import { mountUndrawn } from './first-touch/mount-undrawn';
import { recordPresses } from './first-touch/record-presses';
import type { Loader } from './loading/demo-loader';

/** The timeout for the loader, which is small. */
const LOADING_MS = 10_000;

/**
 * Mounts demos on interaction, and demos that are not prerendered when they come near the viewport. The
 * loader is fetched for the first one; if that fails, each box shows the failure, and retrying reloads the
 * page.
 */
export function enhanceMounts(): void {
  const script = document.querySelector<HTMLElement>('[data-demos]');
  if (!script) return;
  const takePresses = recordPresses();
  let loader: Promise<Loader> | undefined;
  const load = () => {
    loader ??= withTimeout(
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
  onFirstInput(() => {
    import('./first-touch/watch-approach')
      .then(({ watchApproach }) => watchApproach(async (root) => (await load()).fetchAhead(root)))
      .catch(() => {});
  });
}
