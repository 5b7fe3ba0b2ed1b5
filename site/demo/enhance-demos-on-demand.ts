import { showLoadFailure } from '../support/show-answer';
import { closest, hooked } from '../support/dom';
import { importAgain } from '../support/import-again';
import { loadOnUse } from '../support/load-on-use';
import { TOOLS } from './hooks';
import { SOURCE } from './source-hook';

const USED = `[data-tool],${hooked(TOOLS)},${hooked(SOURCE)}`;

/** A hash that opens code (demo-anchors.ts). */
const OPENS_CODE = /\.(js|tsx)$/;

/**
 * Loads the code of the tools of demos: when it is used, for a link to code, and for readers who have chosen
 * other code than the page shows.
 */
export function enhanceDemosOnDemand(): void {
  if (!document.querySelector('[data-tool]')) return;
  const { documentElement: root } = document;
  const code = importAgain(() => import('./enhance-demos'));
  const load = loadOnUse(USED, async () => (await code()).enhanceDemos(), tellFailure);
  const loadForCode = (): void => {
    if (OPENS_CODE.test(window.location.hash)) load();
  };
  window.addEventListener('hashchange', loadForCode);
  new MutationObserver(load).observe(root, { attributeFilter: ['data-code-variant', 'data-code-styling'] });
  loadForCode();
  if (root.dataset.codeVariant !== 'TS' || root.dataset.codeStyling !== 'system') load();
}

function tellFailure(event: Event): void {
  const tool = event.type === 'click' && closest(event, '[data-tool]');
  if (tool) showLoadFailure(tool);
}
