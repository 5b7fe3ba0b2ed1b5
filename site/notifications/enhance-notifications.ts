import { cookieText, readCookie } from '../support/cookies';
import { all, hooked } from '../support/dom';
import { BELL } from './hooks';
import { parseSeen, SEEN_COOKIE, unreadIds } from './unread';

/** Counts on the bell what its reader has not seen; opening it is seeing all. */
export function enhanceNotifications(): void {
  // The panel that it opens stands behind it.
  const [bell, panel] = all(`${hooked(BELL)},${hooked(BELL)}+*`);
  if (!bell || !panel) return;
  const items = all('[data-id]', panel);
  const ids = items.map(idOf);
  const show = (): void => {
    const unread = unreadIds(ids, parseSeen(readCookie(document.cookie, SEEN_COOKIE)));
    // A line that is new says so until the page is left: it should not fade under its reader's eyes.
    for (const item of items) if (unread.includes(idOf(item))) item.dataset.unread = '';
    count(bell, unread.length);
  };
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    document.cookie = cookieText(SEEN_COOKIE, String(Math.max(0, ...ids)));
    count(bell, 0);
  });
  // What was seen in another tab is seen.
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
