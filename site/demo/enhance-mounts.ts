import { all } from '../support/dom';
import { withPatience } from '../support/patience';
import { showFailure } from './failure-element';

/** How far below the screen a demo is already made ready. */
const NEAR = '400px';

/** What loads demos is small: what has not come after so long does not come. */
const LOADING_MS = 10_000;

/**
 * Brings demos to life when they come near the screen. What loads them is fetched with the first; without it, each
 * box says so, and a new document is the way to try again.
 */
export function enhanceMounts(): void {
  const script = document.querySelector<HTMLElement>('[data-demos]');
  if (!script) return;
  let loader: Promise<(root: HTMLElement) => void> | undefined;
  const bring = async (root: HTMLElement): Promise<void> => {
    loader ??= withPatience(
      LOADING_MS,
      import('./loading/load-demos').then(({ loadDemos }) => loadDemos(script.dataset)),
    );
    try {
      (await loader)(root);
    } catch (error) {
      console.error(error);
      showFailure(root, () => window.location.reload());
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void bring(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const root of all('.demo-root[data-module]')) observer.observe(root);
  // Those that have a module of their own for another styling are asked for anew; which one, they decide.
  new MutationObserver(() => {
    for (const root of all('.demo-root:is([data-module-tailwind],[data-module-css])')) {
      observer.unobserve(root);
      observer.observe(root);
    }
  }).observe(document.documentElement, { attributeFilter: ['data-code-styling'] });
}
