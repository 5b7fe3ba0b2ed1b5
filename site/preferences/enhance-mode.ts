import { afterPaint } from '../support/after-paint';
import { all } from '../support/dom';
import { PREFERS_DARK } from '../support/prefers-dark';
import { lasting } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { MODE_KEY, type Mode, parseMode, type Scheme, schemeOf } from './mode';

/**
 * Applies the reader's colour mode: it is selected by the radio buttons of the mode menu, and can be changed
 * by other tabs and the device. Printed pages are light: the attribute alone changes the dark rules of demos.
 */
export function enhanceMode(): void {
  const device = window.matchMedia(PREFERS_DARK);
  let mode = parseMode(lasting.read(MODE_KEY));
  const show = (): void => {
    paint(schemeOf(mode, () => device.matches));
    markChosen(mode);
  };
  device.addEventListener('change', show);
  window.addEventListener('beforeprint', () => paint('light'));
  window.addEventListener('afterprint', show);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== MODE_KEY && key !== null) return;
    mode = parseMode(newValue);
    show();
  });
  for (const button of modeButtons()) {
    button.addEventListener('change', async () => {
      mode = parseMode(button.value);
      lasting.write(MODE_KEY, mode);
      // The button updates first: repainting the whole page can take a phone longer than a press should.
      await afterPaint();
      show();
    });
  }
  whenShownAgain(() => {
    mode = parseMode(lasting.read(MODE_KEY) ?? mode);
    show();
  });
  show();
}

/** Sets everything that depends on the scheme: root attribute, body class, browser theme colour. */
function paint(scheme: Scheme): void {
  document.documentElement.dataset.muiColorScheme = scheme;
  document.body.classList.toggle('mode-dark', scheme === 'dark');
  document.body.classList.toggle('mode-light', scheme === 'light');
  for (const meta of all('meta[name="theme-color"]')) {
    const color = meta.dataset[scheme];
    if (color) meta.setAttribute('content', color);
  }
}

function markChosen(mode: Mode): void {
  for (const button of modeButtons()) button.checked = button.value === mode;
}

/** The buttons of the top bar and of the settings. */
function modeButtons(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name$="mui-mode"]')];
}
