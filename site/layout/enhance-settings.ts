import { afterPaint } from '../support/after-paint';
import { readCookie } from '../support/cookies';
import { closest } from '../support/dom';
import { importAgain } from '../support/import-again';
import { lasting } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { COLORS_KEY, PALETTE_COOKIE, SETTINGS_KEY, showColors, showSettings } from '../theme/show-settings';
import { SETTINGS } from './hooks';
import type { UsedControl } from './run-settings';

/** The settings drawer is filled with life by the first who reaches for it; other tabs are followed at once. */
export function enhanceSettings(): void {
  const drawer = document.getElementById(SETTINGS);
  if (!drawer) return;
  enhanceOnDemand(drawer);
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key, all settings have been removed; colors are kept by a cookie.
    if (key === SETTINGS_KEY || key === null) showSettings(newValue ?? '');
    if (key === COLORS_KEY) showColors(newValue ?? '');
  });
  whenShownAgain(() => {
    const settings = lasting.read(SETTINGS_KEY);
    if (settings !== null) showSettings(settings);
    const colors = readCookie(document.cookie, PALETTE_COOKIE);
    if (colors !== null) showColors(colors);
  });
}

/**
 * Fetches what the drawer does. It can be used before that is there: choices wait for it, and where it did
 * not come, the drawer says so and the next choice asks for it once more; so does one that was made meanwhile.
 */
function enhanceOnDemand(drawer: HTMLElement): void {
  const load = importAgain(() => import('./run-settings'));
  const early: UsedControl[] = [];
  let use = (control: UsedControl): void => void early.push(control);
  let isAsked = false;
  const run = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    const { length: known } = early;
    try {
      use = (await load()).runSettings(drawer);
      early.forEach(use);
    } catch (error) {
      console.error(error);
      isAsked = false;
    }
    drawer.toggleAttribute('data-failed', !isAsked);
    if (!isAsked && early.length > known) return run();
  };
  const take = async (control: UsedControl): Promise<void> => {
    // The button answers first: mirroring a page takes a phone longer than a press should.
    if (control.name === 'direction') await afterPaint();
    use(control);
    void run();
  };
  drawer.addEventListener('beforetoggle', run);
  drawer.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) void take({ name: target.name, value: target.value });
  });
  drawer.addEventListener('click', (event) => {
    const name = closest(event, 'button[name]')?.getAttribute('name');
    if (name) void take({ name, value: '' });
  });
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, (event) => {
      if (closest(event, `[popovertarget=${SETTINGS}]`)) void run();
    });
  }
}
