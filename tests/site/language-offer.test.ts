// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverEntry } from '../../site/entries/server';
import { enhanceKeyboardHelp } from '../../site/layout/enhance-keyboard-help';
import { enhanceLanguageLinks } from '../../site/layout/enhance-language-links';
import { enhanceLanguageOffer } from '../../site/layout/enhance-language-offer';
import { KEYBOARD_HELP, LANGUAGE_MENU, LANGUAGE_OFFER } from '../../site/layout/hooks';
import { hooked } from '../../site/support/dom';
import { pageProps } from './page-props';

beforeEach(() => {
  // Where there is a window, React warns that MUI's effects do nothing on a server.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // As the frame is shown anew for each test, listeners of earlier ones must not hear it.
  const own = document.addEventListener.bind(document);
  const control = new AbortController();
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      own(type, listener, { signal: control.signal }),
  );
  ended = () => control.abort();
});

let ended = () => {};

afterEach(() => {
  ended();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

/** A page in English that is written in Chinese, too, before a reader with some languages. */
async function show(...wanted: string[]): Promise<HTMLElement | null> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(wanted[0] ?? '');
  const parsed = new DOMParser().parseFromString(serverEntry.render(pageProps()).body, 'text/html');
  document.documentElement.lang = 'en';
  document.body.replaceChildren(...parsed.body.children);
  enhanceLanguageLinks();
  enhanceLanguageOffer();
  await vi.dynamicImportSettled();
  return document.querySelector<HTMLElement>(`${hooked(LANGUAGE_OFFER)}:not([hidden])`);
}

describe('another language', () => {
  it('is offered to who prefers it, in that language, with a link to the same page', async () => {
    const offer = await show('zh-TW', 'en');

    expect(offer?.lang).toBe('zh-CN');
    expect(offer?.querySelector('a')?.getAttribute('href')).toBe('/zh/x/react-charts/bars/');
    expect(window.location.pathname).not.toContain('zh');
  });

  it('is offered once', async () => {
    expect(await show('zh')).not.toBeNull();
    expect(await show('zh')).toBeNull();
  });

  it('goes away when it is declined', async () => {
    (await show('zh'))?.querySelector('button')?.click();

    expect(document.querySelector(hooked(LANGUAGE_OFFER))).toBeNull();
  });

  it.each([[['en-GB', 'zh']], [['fr', 'en']], [['fr']], [[]]])(
    'is not offered to who wants %j',
    async (wanted) => {
      expect(await show(...wanted)).toBeNull();
    },
  );

  it('that was chosen by hand is remembered before what the device says', async () => {
    await show('en');
    document.querySelector<HTMLElement>(`${hooked(LANGUAGE_MENU)} [data-language=zh] a`)?.click();

    expect(localStorage.getItem('language')).toBe('zh');
    expect(await show('en')).not.toBeNull();
  });

  it('is not taken from what others wrote into storage', async () => {
    localStorage.setItem('language', '"><script>');

    expect(await show('en')).toBeNull();
  });
});

describe('the list of keys', () => {
  function press(target: Element, init: KeyboardEventInit = {}): number {
    const help = document.getElementById(KEYBOARD_HELP);
    const toggle = vi.fn();
    if (help) help.togglePopover = toggle;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true, ...init }),
    );
    return toggle.mock.calls.length;
  }

  it('is shown by a question mark, and not by one that is typed or held with another key', async () => {
    await show('en');
    enhanceKeyboardHelp();
    const field = document.body.appendChild(document.createElement('textarea'));
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(false);

    expect(press(document.body)).toBe(1);
    expect(press(field)).toBe(0);
    expect(press(document.body, { ctrlKey: true })).toBe(0);
  });

  it('names the keys of the search, and is opened from the foot of each page', async () => {
    await show('en');
    const help = document.getElementById(KEYBOARD_HELP);

    expect([...(help?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['/', '⌘', 'K', '?', 'Esc']),
    );
    expect(document.querySelector(`footer [popovertarget="${help?.id}"]`)).not.toBeNull();
  });
});
