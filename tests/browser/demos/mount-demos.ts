import type { Page } from 'playwright-core';

/** Mounting is quick; a machine that many share is not. */
const PATIENCE_MS = 30_000;

/**
 * Brings each demo into view and reaches for it, as a reader does, until it has drawn something that can be seen. Gives the demos'
 * names and what went wrong with them.
 */
export function mountDemos(page: Page): Promise<{ names: string[]; faults: string[] }> {
  return page.evaluate(async (patience) => {
    const roots = [...document.querySelectorAll<HTMLElement>('[data-module]')];
    const names = roots.map((root) => root.dataset['demo'] ?? '');
    const faults: string[] = [];
    for (const [index, root] of roots.entries()) {
      root.scrollIntoView({ block: 'center', behavior: 'instant' });
      const fault = await faultInTheEnd(root);
      if (fault !== '') faults.push(`${names[index]}: ${fault}`);
    }
    return { names, faults };

    async function faultInTheEnd(root: HTMLElement): Promise<string> {
      const end = performance.now() + patience;
      for (;;) {
        root.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
        const fault = faultOf(root);
        if (fault === '' || fault === 'it failed' || performance.now() > end) return fault;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }

    function faultOf(root: HTMLElement): string {
      const place = root.querySelector('iframe')?.contentDocument?.body ?? root;
      if (root.parentElement?.querySelector('[data-x=failure]:not([hidden])')) return 'it failed';
      if (root.dataset['mounted'] === undefined) return 'it was not mounted';
      const isShown = [...place.children].some((child) => child.getBoundingClientRect().height > 0);
      return isShown ? '' : 'it shows nothing';
    }
  }, PATIENCE_MS);
}
