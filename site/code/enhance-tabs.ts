import { all, closest, hooked } from '../support/dom';
import { moveFocus } from '../support/move-focus';
import { lasting, tabsKey } from '../support/storage';
import { TABS } from './hooks';

/**
 * Enhances tabs; groups with the same key change together, on all pages and in all browser tabs. The returned
 * function handles an event that came before.
 */
export function enhanceTabs(): (early: Event) => void {
  for (const group of all('[data-storage-key]')) {
    selectName(group, lasting.read(tabsKey(group.dataset.storageKey ?? '')));
  }
  for (const [type, handle] of Object.entries(handlers)) document.addEventListener(type, handle);
  window.addEventListener('storage', ({ key, newValue }) => {
    for (const group of all('[data-storage-key]')) {
      if (key === tabsKey(group.dataset.storageKey ?? '')) selectName(group, newValue);
    }
  });
  return (early) => handlers[early.type]?.(early);
}

const handlers: Record<string, (event: Event) => void> = {
  click: (event) => {
    const tab = closest(event, '[role="tab"]');
    if (tab) choose(tab);
  },
  keydown: (event) => {
    const list = closest(event, '[role="tab"]')?.parentElement;
    const next = list && moveFocus(event, all('[role="tab"]', list));
    if (next) choose(next);
  },
};

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
