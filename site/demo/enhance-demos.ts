import { all, closest } from '../support/dom';
import { enhanceHashLinks } from './enhance-hash-links';
import { pressChoices } from './press-choices';
import { tellState } from './shown-source';
import { moveInToolbar, stopAtTool } from './toolbar-keys';
import { actOn } from './tools';

export { RESET_EVENT } from './tools';

/** The tools of the demo boxes, and links that open a demo's code. */
export function enhanceDemos(): void {
  const page = document.querySelector('main');
  if (!page?.querySelector('.demo')) return;
  page.addEventListener('click', (event) => {
    const tool = closest(event, '[data-tool]');
    const demo = tool?.closest<HTMLElement>('.demo');
    if (tool && demo) actOn(tool, demo);
  });
  page.addEventListener('keydown', moveInToolbar);
  page.addEventListener('focusin', stopAtTool);
  page.addEventListener('toggle', showWhole, true);
  for (const source of all('.demo-source')) source.addEventListener('toggle', () => tellState(source));
  window.addEventListener('hashchange', enhanceHashLinks);
  new MutationObserver(pressChoices).observe(document.documentElement, {
    attributeFilter: ['data-code-variant', 'data-code-styling'],
  });
  pressChoices();
  enhanceHashLinks();
}

/** A menu that opens at the foot of the screen is brought into view. */
function showWhole({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open && target.matches('.tool-menu'))
    target.querySelector('.disclosure-panel')?.scrollIntoView({ block: 'nearest' });
}
