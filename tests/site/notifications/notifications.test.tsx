// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '../../../data/notifications';
import { LanguageProvider } from '../../../site/language/LanguageProvider';
import { enhanceNotifications } from '../../../site/notifications/enhance-notifications';
import { BELL, PANEL } from '../../../site/notifications/hooks';
import { NotificationsMenu } from '../../../site/notifications/NotificationsMenu';
import { parseSeen, SEEN_COOKIE, unreadIds } from '../../../site/notifications/unread';
import { ReleaseNotes } from '../../../site/page-components/ReleaseNotes';
import { readCookie } from '../../../site/support/cookies';
import { hooked } from '../../../site/support/dom';
import { words } from '../words';

function show(userLanguage = 'en'): void {
  const html = renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage={userLanguage}>
      <NotificationsMenu />
    </LanguageProvider>,
  );
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...parsed.body.children);
  enhanceNotifications();
}

function setSeen(value: string): void {
  document.cookie = `${SEEN_COOKIE}=${value};path=/`;
}

function open(): void {
  const event = new Event('toggle');
  Object.defineProperty(event, 'newState', { value: 'open' });
  document.getElementById(PANEL)?.dispatchEvent(event);
}

const badge = (): string | null | undefined =>
  document.querySelector(`${hooked(BELL)} > :last-child`)?.textContent;

const label = (): string | null | undefined =>
  document.querySelector(hooked(BELL))?.getAttribute('aria-label');

const marked = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-unread]')].map(({ dataset }) => Number(dataset.id));

beforeEach(() => setSeen('0'));

describe('what is new', () => {
  const ids = notifications.map(({ id }) => id);

  it('stands the newest first, each with a number of its own', () => {
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it.each(notifications)(
    '$version: it is told on the page of news, in both languages',
    ({ version, pathname, title }) => {
      for (const [language, prefix] of [
        ['en', ''],
        ['zh', '/zh'],
      ] as const) {
        const notes = renderToStaticMarkup(
          <LanguageProvider words={words} userLanguage={language}>
            <ReleaseNotes version={version} />
          </LanguageProvider>,
        );
        expect(notes).toContain(`<a href="${prefix}${pathname}/">${title[language]}</a>`);
      }
      expect(title.zh).not.toBe(title.en);
    },
  );

  it('links to pages in the language of the reader', () => {
    show('zh');
    const links = [...document.querySelectorAll(`#${PANEL} a`)].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(notifications.length + 1);
    expect(links.every((href) => href?.startsWith('/zh/x/'))).toBe(true);
    expect(document.querySelector('.needs-no-script')?.getAttribute('href')).toBe('/zh/x/whats-new/');
  });
});

describe('the bell', () => {
  it('counts all to who has seen nothing', () => {
    show();
    expect(badge()).toBe(String(notifications.length));
    expect(label()).toBe(`Notifications, ${notifications.length} unread`);
  });

  it('counts only what is newer than what was seen', () => {
    setSeen(String((notifications[0]?.id ?? 0) - 1));
    show();
    expect(badge()).toBe('1');
    expect(marked()).toEqual([notifications[0]?.id]);
  });

  it('counts nothing once it is opened, and remembers; the new lines stay marked meanwhile', () => {
    show();
    open();
    expect(badge()).toBe('');
    expect(label()).toBe('Notifications');
    expect(readCookie(document.cookie, SEEN_COOKIE)).toBe(String(notifications[0]?.id));
    expect(marked()).toHaveLength(notifications.length);
    show();
    expect(badge()).toBe('');
    expect(marked()).toEqual([]);
  });

  it('follows what was seen in another tab', () => {
    show();
    setSeen('999');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(badge()).toBe('');
  });
});

it.each([
  [null, 0],
  ['', 0],
  ['3', 3],
  ['-3', 0],
  ['3.5', 0],
  ['1e9', 0],
  ['99999999999', 0],
  ['NaN', 0],
  ['<script>', 0],
])('the cookie %j means that %d was seen', (value, seen) => {
  expect(parseSeen(value)).toBe(seen);
});

it('unread is what has a higher number', () => {
  expect(unreadIds([5, 3, 1], 3)).toEqual([5]);
});
