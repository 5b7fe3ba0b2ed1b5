import { readFileTable } from '../../generator/contract/file-table';
import { all } from '../support/dom';
import { createDemoLoader } from './loading/demo-loader';
import { createPageFiles } from './loading/page-files';

/** How far below the screen a demo is already made ready. */
const NEAR = '400px';

/**
 * Brings demos to life when they come near the screen. The generator writes on pages with demos where the module
 * is that mounts them (`data-demos`), and which files it and they consist of (`data-files`).
 */
export function enhanceMounts(): void {
  const { demos: url, files = '' } = document.querySelector<HTMLElement>('[data-demos]')?.dataset ?? {};
  if (url === undefined) return;
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const bring = createDemoLoader(url, createPageFiles(folder, readFileTable(files)));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        bring(target);
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
