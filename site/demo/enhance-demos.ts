import { closest } from '../support/dom';
import { enhanceHashLinks } from './enhance-hash-links';
import { pressChoices } from './press-choices';
import { tellState } from './shown-source';
import { SOURCE } from './source-hook';
import { moveInToolbar, stopAtTool, TOOLBAR } from './toolbar-keys';
import { actOn } from './tools';

/**
 * Enhances the tools of demos, and links that open a demo's code. The returned function handles an event that
 * came before.
 */
export function enhanceDemos(): (early: Event) => void {
  const page = document.querySelector('main');
  for (const [type, handle] of Object.entries(handlers)) page?.addEventListener(type, handle, true);
  window.addEventListener('hashchange', enhanceHashLinks);
  new MutationObserver(pressChoices).observe(document.documentElement, {
    attributeFilter: ['data-code-variant', 'data-code-styling'],
  });
  pressChoices();
  enhanceHashLinks();
  return (early) => handlers[early.type]?.(early);
}

const handlers: Record<string, (event: Event) => void> = {
  click: (event) => {
    const tool = closest(event, '[data-tool]');
    const demo = tool?.closest('section');
    if (tool && demo) actOn(tool, demo);
  },
  keydown: moveInToolbar,
  focusin: stopAtTool,
  toggle: ({ target }) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    if (target.dataset.x === SOURCE) tellState(target);
    // A menu that opens at the bottom of the screen is scrolled into view.
    else if (target.open && target.closest(TOOLBAR))
      target.lastElementChild?.scrollIntoView({ block: 'nearest' });
  },
};
