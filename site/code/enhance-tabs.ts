import { all, closest, hooked } from '../support/dom';
import { movedIndex } from '../support/moved-index';
import { lasting, tabsKey } from '../support/storage';
import { TABS } from './hooks';

/**
 * Enhances tabs; groups with the same key change together, on all pages and in all browser tabs. The returned
 * function handles a click that came before.
 */
export function enhanceTabs(): (early: Event) => void {
  for (const group of all('[data-storage-key]')) {
    selectName(group, lasting.read(tabsKey(group.dataset.storageKey ?? '')));
  }
  document.addEventListener('click', chooseClicked);
  document.addEventListener('keydown', (event) => {
    const tab = closest(event, '[role="tab"]');
    const tabs = tab?.parentElement ? all('[role="tab"]', tab.parentElement) : [];
    const next = tab && tabs[movedIndex(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    for (const group of all('[data-storage-key]')) {
      if (key === tabsKey(group.dataset.storageKey ?? '')) selectName(group, newValue);
    }
  });
  return chooseClicked;
}

function chooseClicked(event: Event): void {
  const tab = closest(event, '[role="tab"]');
  if (tab && event.type === 'click') choose(tab);
}

/** Selects a tab, and stores the choice if the group has a key. */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>(hooked(TABS));
  const name = tab.textContent;
  const key = group?.dataset.storageKey;
  if (!group) return;
  selectName(group, name);
  if (key === undefined) return;
  lasting.write(tabsKey(key), name ?? '');
  for (const other of all('[data-storage-key]')) {
    if (other.dataset.storageKey === key && other !== group) selectName(other, name);
  }
}

/** Selects the tab of a name; a group without such a tab does not change. */
function selectName(group: HTMLElement, name: string | null): void {
  const tabs = all('[role="tab"]', group);
  const chosen = tabs.find(({ textContent }) => textContent === name);
  if (!chosen) return;
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === chosen));
    tab.tabIndex = tab === chosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-current', tab === chosen);
  }
}
