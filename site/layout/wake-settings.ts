import { closest } from '../support/dom';
import { lasting } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { SETTINGS_KEY, showSettings } from '../theme/stored-settings';

/** The settings drawer is filled with life by the first who reaches for it; other tabs are followed at once. */
export function wakeSettings(): void {
  const drawer = document.querySelector<HTMLElement>('.settings');
  if (!drawer) return;
  let isAsked = false;
  const run = (): void => {
    if (isAsked) return;
    isAsked = true;
    import('./run-settings').then(({ runSettings }) => runSettings(drawer)).catch(console.error);
  };
  drawer.addEventListener('beforetoggle', run);
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, (event) => {
      if (closest(event, '.settings-button')) run();
    });
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SETTINGS_KEY) showSettings(newValue ?? '');
  });
  whenShownAgain(() => {
    const stored = lasting.read(SETTINGS_KEY);
    if (stored !== null) showSettings(stored);
  });
}
