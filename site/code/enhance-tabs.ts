import { all, closest, hooked } from '../support/dom';
import { movedIndex } from '../support/moved-index';
import { lasting, tabsKey } from '../support/storage';
import { TABS } from './hooks';

/** Tabs change places; groups with one key change together, over pages and browser tabs. */
export function enhanceTabs(): void {
  for (const group of all('[data-storage-key]')) {
    selectName(group, lasting.read(tabsKey(group.dataset.storageKey ?? '')));
  }
  document.addEventListener('click', (event) => {
    const tab = closest(event, '[role="tab"]');
    if (tab) choose(tab);
  });
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
}

/** A reader's choice: remembered where the group has a key. */
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

/** Shows the tab of that name; a group that has no such tab stays as it is. */
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
