import type { MenuEntry } from '../../generator/page/menu';
import type { ElementTree } from '../support/element-tree';

/** Words of the menu: on the server from the dictionary, in the browser from the attributes of its element. */
export type MenuWords = Record<'pro' | 'premium' | 'new' | 'planned' | 'preview', string>;

/** Where the reader is in the menu. */
export interface MenuPlace {
  pathname: string;
  /** Pathnames of the groups around the page. */
  parents: ReadonlySet<string>;
  /** Pictures of lines, by their pathnames. */
  glyphs: Readonly<Record<string, string>>;
}

/** What is drawn in the browser leads elsewhere, and lies below the lines with pictures. */
const NOWHERE: MenuPlace = { pathname: '', parents: new Set(), glyphs: {} };

/** One level of the menu, and what is open below it: the server draws it with the page, the browser when it is opened. */
export function menuList(entries: MenuEntry[], words: MenuWords, place = NOWHERE): ElementTree {
  const lines = entries.map((entry) => (entry.subheader ? menuSection : menuItem)(entry, words, place));
  return { tag: 'ul', children: lines };
}

/** A label and the lines under it, always open. */
function menuSection(entry: MenuEntry, words: MenuWords, place: MenuPlace): ElementTree {
  const label = {
    tag: 'span',
    children: [entry.title, ...badges(entry, words)],
  };
  const lines = entry.children ? [menuList(entry.children, words, place)] : [];
  return { tag: 'li', attributes: { 'data-section': '' }, children: [label, ...lines] };
}

/** A page, or a group that leads to its first page and can be unfolded. */
function menuItem(entry: MenuEntry, words: MenuWords, place: MenuPlace): ElementTree {
  const { pathname, title, url, children } = entry;
  const glyph = place.glyphs[pathname];
  const link = {
    tag: 'a',
    attributes: { href: url, ...(pathname === place.pathname && { 'aria-current': 'page' }) },
    children: [
      ...(glyph ? [icon(`glyph-${glyph}`)] : []),
      { tag: 'span', children: [title] },
      ...badges(entry, words),
    ],
  };
  return {
    tag: 'li',
    ...(place.parents.has(pathname) && { attributes: { 'data-branch': '' } }),
    children: [
      link,
      ...(entry.closed || children ? [toggle(entry)] : []),
      ...(children ? [menuList(children, words, place)] : []),
    ],
  };
}

function toggle({ title, pathname, children }: MenuEntry): ElementTree {
  return {
    tag: 'button',
    attributes: {
      type: 'button',
      class: 'needs-script',
      'aria-expanded': String(!!children),
      'aria-label': title,
      'data-group': pathname,
    },
    children: [icon('chevron')],
  };
}

/**
 * What a line says beside its title: the plan, then New, Planned, Preview (RULES §2.4). Chips take their look from what
 * they stand in (theme/chip-styles.ts).
 */
export function badges(
  { plan, newFeature, planned, unstable }: Pick<MenuEntry, 'plan' | 'newFeature' | 'planned' | 'unstable'>,
  words: MenuWords,
): ElementTree[] {
  const chip = (kind: 'new' | 'planned' | 'preview') => ({
    tag: 'span',
    attributes: { 'data-chip': kind },
    children: [words[kind]],
  });
  return [
    ...(plan ? [planIcon(plan, words[plan])] : []),
    ...(newFeature ? [chip('new')] : []),
    ...(planned ? [chip('planned')] : []),
    ...(unstable ? [chip('preview')] : []),
  ];
}

function planIcon(plan: string, name: string): ElementTree {
  return {
    tag: 'span',
    attributes: { class: `icon icon-${plan}`, role: 'img', 'aria-label': name, title: name },
  };
}

function icon(name: string): ElementTree {
  return { tag: 'span', attributes: { class: `icon icon-${name}`, 'aria-hidden': 'true' } };
}
