import type { MenuEntry } from '../../generator/page/menu';
import { parseEntries } from './menu-entries';

/** What a reader did to the menu; kept as long as the tab, so that it survives a change of page. */
export interface MenuState {
  /** Groups opened by hand, with their lines: the next page draws them before anything is fetched. */
  opened: Record<string, MenuEntry[]>;
  /** How far the menu was scrolled, in px. */
  scroll: number;
}

/** Where the state of one language's menu is kept. */
export function menuStateKey(language: string): string {
  return `menu-${language}`;
}

/** Reads a stored state; whatever is not as it should be is left out. */
export function parseMenuState(text: string | null): MenuState {
  const { opened, scroll } = parseObject(text);
  const groups = typeof opened === 'object' && opened !== null ? Object.entries(opened) : [];
  return {
    opened: Object.fromEntries(groups.map(([pathname, entries]) => [pathname, parseEntries(entries)])),
    scroll: typeof scroll === 'number' && scroll > 0 ? scroll : 0,
  };
}

/** The state after a group was opened. */
export function withOpened(state: MenuState, pathname: string, entries: MenuEntry[]): MenuState {
  return { ...state, opened: { ...state.opened, [pathname]: entries } };
}

/** The state after a group was closed. */
export function withClosed(state: MenuState, pathname: string): MenuState {
  const { [pathname]: _, ...opened } = state.opened;
  return { ...state, opened };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
