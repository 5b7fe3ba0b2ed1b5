import { cookieText, readCookie } from '../support/cookies';
import { all, hooked } from '../support/dom';
import { BELL } from './hooks';
import { parseSeen, SEEN_COOKIE, unreadIds } from './unread';

/** Shows the number of unread notifications on the bell; opening it marks all as read. */
export function enhanceNotifications(): void {
  // The panel is the next element.
  const [bell, panel] = all(`${hooked(BELL)},${hooked(BELL)}+*`);
  if (!bell || !panel) return;
  const items = all('[data-id]', panel);
  const ids = items.map(idOf);
  const show = (): void => {
    const unread = unreadIds(ids, parseSeen(readCookie(document.cookie, SEEN_COOKIE)));
    // A new notification stays marked until the page is left.
    for (const item of items) if (unread.includes(idOf(item))) item.dataset.unread = '';
    count(bell, unread.length);
  };
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    document.cookie = cookieText(SEEN_COOKIE, String(Math.max(0, ...ids)));
    count(bell, 0);
  });
  // Notifications that were read in another tab are read.
  document.addEventListener('visibilitychange', show);
  show();
}

function idOf({ dataset }: HTMLElement): number {
  return Number(dataset.id);
}

function count(bell: HTMLElement, unread: number): void {
  const { none = '', some = '' } = bell.dataset;
  const number = unread ? `${unread}` : '';
  bell.setAttribute('aria-label', number ? some.replace('{count}', number) : none);
  const { lastElementChild: badge } = bell;
  if (badge) badge.textContent = number;
}
