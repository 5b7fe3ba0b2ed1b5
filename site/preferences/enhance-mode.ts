import { afterPaint, all } from '../support/dom';
import { lasting } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { MODE_KEY, type Mode, PREFERS_DARK, parseMode, type Scheme, schemeOf } from './mode';

/**
 * Keeps the page in the reader's colour mode: the radio buttons of the mode menu choose it, other tabs
 * and the device may change it at any time. While it is printed the page is light, as paper is: what demos
 * draw for the dark by their own rules is told by the attribute alone.
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
      // The button answers first: painting all of a page anew takes a phone longer than a press should.
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

/** Everything that names the scheme: root attribute, body class, the browser's own frame. */
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

/** Of the top bar and of the settings. */
function modeButtons(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name$="mui-mode"]')];
}
