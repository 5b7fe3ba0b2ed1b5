import { all, hooked } from '../support/dom';
import { importAgain } from '../support/import-again';
import { loadOnUse } from '../support/load-on-use';
import { lasting, tabsKey } from '../support/storage';
import { TABS } from './hooks';

/** Loads the code of tabs: when they are used, and for readers who have chosen one of them before. */
export function enhanceTabsOnDemand(): void {
  const groups = all(hooked(TABS));
  if (!groups[0]) return;
  const code = importAgain(() => import('./enhance-tabs'));
  const load = loadOnUse('[role=tab]', async () => (await code()).enhanceTabs());
  const isChosen = ({ dataset: { storageKey } }: HTMLElement): boolean =>
    storageKey !== undefined && lasting.read(tabsKey(storageKey)) !== null;
  if (groups.some(isChosen)) load();
  // Chosen in another browser tab.
  window.addEventListener('storage', load, { once: true });
}
