import type { MenuEntry } from '../../generator/contract/page';
import { element } from '../support/dom';

/** Words of the menu, from the attributes of its element: the browser is sent no dictionary. */
export type MenuWords = Record<'pro' | 'premium' | 'new' | 'planned' | 'preview', string>;

/** The same elements as `MenuList.tsx` draws, for a group that is opened later. */
export function drawList(entries: MenuEntry[], words: MenuWords): HTMLElement {
  const list = element('ul');
  list.append(
    ...entries.map((entry) => (entry.subheader ? drawSection(entry, words) : drawItem(entry, words))),
  );
  return list;
}

function drawSection(entry: MenuEntry, words: MenuWords): HTMLElement {
  const item = element('li', 'menu-section');
  const label = element('span', 'menu-label', entry.title);
  label.append(...drawBadges(entry, words));
  item.append(label, drawList(entry.children ?? [], words));
  return item;
}

function drawItem(entry: MenuEntry, words: MenuWords): HTMLElement {
  const item = element('li');
  const link = document.createElement('a');
  link.href = entry.url;
  link.append(element('span', '', entry.title), ...drawBadges(entry, words));
  item.append(link);
  if (entry.children) item.append(drawToggle(entry));
  return item;
}

function drawToggle({ title, pathname }: MenuEntry): HTMLElement {
  const button = element('button');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-label', title);
  button.dataset.group = pathname;
  button.append(element('span', 'icon icon-chevron'));
  return button;
}

function drawBadges({ plan, newFeature, planned, unstable }: MenuEntry, words: MenuWords): HTMLElement[] {
  return [
    ...(plan ? [drawPlan(plan, words[plan])] : []),
    ...(newFeature ? [element('span', 'chip chip-new', words.new)] : []),
    ...(planned ? [element('span', 'chip', words.planned)] : []),
    ...(unstable ? [element('span', 'chip chip-preview', words.preview)] : []),
  ];
}

function drawPlan(plan: string, name: string): HTMLElement {
  const icon = element('span', `icon icon-${plan}`);
  icon.setAttribute('role', 'img');
  icon.setAttribute('aria-label', name);
  icon.title = name;
  return icon;
}
