import { cookieText, readCookie } from '../support/cookies';
import { all } from '../support/dom';
import { hooked } from '../support/hooks';
import { BELL, COUNT, PANEL } from './hooks';
import { parseSeen, SEEN_COOKIE, unreadIds } from './unread';

/** Counts on the bell what its reader has not seen; opening it is seeing all. */
export function enhanceNotifications(): void {
  const bell = document.querySelector<HTMLElement>(hooked(BELL));
  const panel = document.getElementById(PANEL);
  if (!bell || !panel) return;
  const items = all('[data-id]', panel);
  const newest = Math.max(0, ...items.map(idOf));
  const show = (): void => {
    const seen = parseSeen(readCookie(document.cookie, SEEN_COOKIE));
    mark(items, seen);
    count(bell, unreadIds(items.map(idOf), seen).length);
  };
  panel.addEventListener('toggle', (event) => {
    if (!('newState' in event) || event.newState !== 'open') return;
    document.cookie = cookieText(SEEN_COOKIE, String(newest));
    count(bell, 0);
  });
  // What was seen in another tab is seen.
  document.addEventListener('visibilitychange', show);
  show();
}

function idOf({ dataset }: HTMLElement): number {
  return Number(dataset.id);
}

/** Says which lines are new, until the page is left: they should not fade under their reader's eyes. */
function mark(items: HTMLElement[], seen: number): void {
  const unread = unreadIds(items.map(idOf), seen);
  for (const item of items) {
    if (unread.includes(idOf(item))) item.dataset.unread = '';
  }
}

function count(bell: HTMLElement, unread: number): void {
  const { none = '', some = '' } = bell.dataset;
  bell.setAttribute('aria-label', unread > 0 ? some.replace('{count}', String(unread)) : none);
  const badge = bell.querySelector(hooked(COUNT));
  if (badge) badge.textContent = unread > 0 ? String(unread) : '';
}
