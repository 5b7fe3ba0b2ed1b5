import { all, closest } from '../support/dom';
import { followHash } from './follow-hash';
import { pressChoices } from './press-choices';
import { tellState } from './shown-source';
import { moveInToolbar } from './toolbar-keys';
import { actOn } from './tools';

export { RESET_EVENT } from './tools';

/** The tools of the demo boxes, and links that open a demo's code. */
export function wakeDemos(): void {
  const page = document.querySelector('main');
  if (!page?.querySelector('.demo')) return;
  page.addEventListener('click', (event) => {
    const tool = closest(event, '[data-tool]');
    const demo = tool?.closest<HTMLElement>('.demo');
    if (tool && demo) actOn(tool, demo);
  });
  page.addEventListener('keydown', moveInToolbar);
  for (const source of all('.demo-source')) source.addEventListener('toggle', () => tellState(source));
  window.addEventListener('hashchange', followHash);
  new MutationObserver(pressChoices).observe(document.documentElement, {
    attributeFilter: ['data-code-variant', 'data-code-styling'],
  });
  pressChoices();
  followHash();
}
