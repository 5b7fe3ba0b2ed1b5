// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../site/language/LanguageProvider';
import { enhanceSettings } from '../../site/layout/enhance-settings';
import { SETTINGS } from '../../site/layout/hooks';
import { SettingsDrawer } from '../../site/layout/SettingsDrawer';
import { enhanceMode } from '../../site/preferences/enhance-mode';
import { COLORS_KEY } from '../../site/theme/show-settings';
import { readSettings } from '../../site/theme/stored-settings';
import { light } from '../../site/theme/tokens';
import { words } from './words';

const { documentElement: root } = document;

function one<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
}

/** As a reader opens the drawer: what it does is there a moment later. */
async function open(): Promise<void> {
  one(`#${SETTINGS}`).dispatchEvent(new Event('beforetoggle'));
  await vi.waitFor(() => expect(checked('direction')).toBe('ltr'));
}

function choose(name: string, value: string): void {
  const radio = one<HTMLInputElement>(`#${SETTINGS} [name="${name}"][value="${value}"]`);
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
}

function fill(name: string, color: string): void {
  const field = one<HTMLInputElement>(`#${SETTINGS} [name="${name}"]`);
  field.value = color;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const press = (name: string) => one(`#${SETTINGS} button[name="${name}"]`).click();

const checked = (name: string) =>
  document.querySelector<HTMLInputElement>(`#${SETTINGS} [name="${name}"]:checked`)?.value;

const shownSpacing = () => one(`#${SETTINGS} output`).textContent;

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage="en">
      <SettingsDrawer />
    </LanguageProvider>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('../../site/layout/run-settings');
  localStorage.clear();
  document.cookie = 'paletteColors=;max-age=0;path=/';
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

describe('the settings drawer', () => {
  beforeEach(async () => {
    enhanceSettings();
    await open();
  });

  it('makes demos compact and comfortable again', () => {
    choose('dense', 'true');
    expect(readSettings().dense).toBe(true);
    choose('dense', 'false');
    expect(readSettings().dense).toBe(false);
  });

  it('gives demos the theme of Material, and its colours in the fields, until they wear the site’s again', () => {
    const primary = () => one<HTMLInputElement>(`#${SETTINGS} [name="primary"]`).value;
    choose('demoTheme', 'material');
    expect([readSettings().demoTheme, primary()]).toEqual(['material', '#1976d2']);
    choose('demoTheme', 'site');
    expect([readSettings().demoTheme, primary()]).toEqual(['site', light.accent]);
  });

  it('gives demos more and less spacing, one pixel at a time and never less than none', () => {
    press('INCREASE_SPACING');
    expect([readSettings().spacing, shownSpacing()]).toEqual([9, '9 px']);
    for (let times = 0; times < 12; times += 1) press('DECREASE_SPACING');
    expect([readSettings().spacing, shownSpacing()]).toEqual([0, '0 px']);
  });

  it('resets density and spacing together, and nothing else', async () => {
    choose('dense', 'true');
    choose('direction', 'rtl');
    await vi.waitFor(() => expect(root.dir).toBe('rtl'));
    press('INCREASE_SPACING');
    press('RESET_DENSITY');

    expect(readSettings()).toMatchObject({ dense: false, spacing: 8, direction: 'rtl' });
    expect([checked('dense'), checked('direction'), shownSpacing()]).toEqual(['false', 'rtl', '8 px']);
  });

  it('resets the colours to those it was drawn with', () => {
    fill('primary', '#ff0000');
    fill('secondary', '#00ff00');
    expect(readSettings().paletteColors).toEqual({
      primary: { main: '#ff0000' },
      secondary: { main: '#00ff00' },
    });
    press('RESET_COLORS');

    expect(readSettings().paletteColors).toEqual({});
    expect(one<HTMLInputElement>(`#${SETTINGS} [name="primary"]`).value).toBe(light.accent);
    expect(one<HTMLInputElement>(`#${SETTINGS} [name="secondary"]`).value).toBe(light.secondary);
  });

  it('changes the colour mode, once the choice itself is painted', async () => {
    enhanceMode();
    expect(checked('settings-mui-mode')).toBe('system');
    choose('settings-mui-mode', 'dark');

    expect([root.dataset.muiColorScheme, localStorage.getItem('mui-mode')]).toEqual(['light', 'dark']);
    await vi.waitFor(() => expect(root.dataset.muiColorScheme).toBe('dark'));
  });
});

describe('a choice that is made before the drawer is ready', () => {
  it('is done as soon as it is', async () => {
    enhanceSettings();
    one(`#${SETTINGS}`).dispatchEvent(new Event('beforetoggle'));
    choose('direction', 'rtl');
    fill('primary', '#ff0000');
    fill('secondary', '#00ff00');
    press('INCREASE_SPACING');
    expect(root.dir).toBe('');

    await vi.waitFor(() => expect(root.dir).toBe('rtl'));
    expect(readSettings()).toMatchObject({
      spacing: 9,
      paletteColors: { primary: { main: '#ff0000' }, secondary: { main: '#00ff00' } },
    });
    expect([checked('direction'), shownSpacing()]).toEqual(['rtl', '9 px']);
  });

  it('waits for the next try where that failed, and the drawer says so meanwhile', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    let isOnline = false;
    vi.doMock('../../site/layout/run-settings', async (original) => {
      if (!isOnline) throw new Error('offline');
      return original();
    });
    enhanceSettings();
    choose('direction', 'rtl');
    await vi.waitFor(() => expect(one(`#${SETTINGS}`).hasAttribute('data-failed')).toBe(true));
    expect(complained).toHaveBeenCalledOnce();
    expect(root.dir).toBe('');

    isOnline = true;
    vi.resetModules();
    press('INCREASE_SPACING');
    await vi.waitFor(() => expect(root.dir).toBe('rtl'));
    expect(readSettings().spacing).toBe(9);
    expect(one(`#${SETTINGS}`).hasAttribute('data-failed')).toBe(false);
  });

  it('that is made while a request is about to fail asks for another one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let requests = 0;
    let fail = (_: Error): void => {};
    vi.doMock('../../site/layout/run-settings', (original) => {
      requests += 1;
      if (requests > 1) return original();
      return new Promise((_, reject) => {
        fail = reject;
      });
    });
    enhanceSettings();
    one(`#${SETTINGS}`).dispatchEvent(new Event('beforetoggle'));
    await vi.waitFor(() => expect(requests).toBe(1));
    press('INCREASE_SPACING');
    vi.resetModules();
    fail(new Error('offline'));

    await vi.waitFor(() => expect(readSettings().spacing).toBe(9));
    expect(one(`#${SETTINGS}`).hasAttribute('data-failed')).toBe(false);
  });
});

describe('the colours of the demos', () => {
  it('are told to other tabs, which follow those that are', async () => {
    enhanceSettings();
    await open();
    fill('primary', '#ff0000');
    expect(localStorage.getItem(COLORS_KEY)).toBe('{"primary":{"main":"#ff0000"}}');

    window.dispatchEvent(new StorageEvent('storage', { key: COLORS_KEY, newValue: '{}' }));
    expect(readSettings().paletteColors).toEqual({});
  });

  it('that other tabs tell are read with care', () => {
    enhanceSettings();
    for (const newValue of [null, '', '<script>', '{"primary":{"main":"url(https://a.example)"}}']) {
      window.dispatchEvent(new StorageEvent('storage', { key: COLORS_KEY, newValue }));
      expect(readSettings().paletteColors).toEqual({});
    }
  });

  it('are those of the cookie when a page comes back that slept while they changed', async () => {
    enhanceSettings();
    await open();
    fill('primary', '#ff0000');
    document.cookie = 'paletteColors={"primary":{"main":"#00ff00"}};path=/';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(readSettings().paletteColors).toEqual({ primary: { main: '#00ff00' } });
  });
});
