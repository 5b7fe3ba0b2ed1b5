import { closest } from '../support/dom';
import { enhanceHashLinks } from './enhance-hash-links';
import { pressChoices } from './press-choices';
import { tellState } from './shown-source';
import { SOURCE } from './source-hook';
import { moveInToolbar, stopAtTool, TOOLBAR } from './toolbar-keys';
import { actOn } from './tools';

export { RESET_EVENT } from './tools';

/** Enhances the tools of demos, and links that open a demo's code. */
export function enhanceDemos(): void {
  const page = document.querySelector('main');
  if (!page?.querySelector('[data-tool]')) return;
  page.addEventListener('click', (event) => {
    const tool = closest(event, '[data-tool]');
    const demo = tool?.closest('section');
    if (tool && demo) actOn(tool, demo);
  });
  page.addEventListener('keydown', moveInToolbar);
  page.addEventListener('focusin', stopAtTool);
  page.addEventListener('toggle', toggled, true);
  window.addEventListener('hashchange', enhanceHashLinks);
  new MutationObserver(pressChoices).observe(document.documentElement, {
    attributeFilter: ['data-code-variant', 'data-code-styling'],
  });
  pressChoices();
  enhanceHashLinks();
}

/** Scrolls a menu that opens at the bottom of the screen into view. */
function toggled({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  if (target.dataset.x === SOURCE) tellState(target);
  else if (target.open && target.closest(TOOLBAR))
    target.lastElementChild?.scrollIntoView({ block: 'nearest' });
}
