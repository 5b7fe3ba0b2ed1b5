import { all } from '../support/dom';
import { yieldToMain } from '../support/yield-to-main';
import { createQueue } from './demo-queue';

/** How far below the screen a demo is already made ready. */
const NEAR = '400px';

/** How long a busy browser may put a demo off. */
const PATIENCE_MS = 2000;

/**
 * Brings demos to life when they come near the screen and the browser has time, one at a time. The
 * module that mounts them is fetched with the first; its url is the `data-demos` attribute that the
 * generator writes on pages with demos.
 */
export function enhanceMounts(): void {
  const url = document.querySelector<HTMLElement>('[data-demos]')?.dataset.demos;
  if (url === undefined) return;
  const enqueue = createQueue(async (root: HTMLElement) => {
    await idle();
    await mount(url, root);
  });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        enqueue(target);
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

async function mount(url: string, root: HTMLElement): Promise<void> {
  const { mountDemo }: { mountDemo: (root: HTMLElement) => Promise<void> } = await import(url);
  // What was fetched has just run for the first time; so will the demo's own module.
  await yieldToMain();
  await mountDemo(root);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 1);
  });
}
