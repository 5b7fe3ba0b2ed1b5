import { PREFERS_DARK } from '../support/prefers-dark';
import { stylingNames } from '../support/styling-names';
import type { Tell } from './send';

const names: Partial<Record<string, string>> = stylingNames;

/** Reports the settings of the reader, and each change of one. */
export function tellUserProperties(tell: Tell): void {
  const sent = new Map<string, string>();
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined || sent.get(name) === value) return;
    sent.set(name, value);
    tell('set', 'user_properties', { [name]: value });
  };
  const tellChoices = (): void => {
    const { codeVariant, codeStyling = '', muiColorScheme } = document.documentElement.dataset;
    set('codeVariant', codeVariant);
    set('codeStylingVariant', names[codeStyling]);
    set('colorScheme', muiColorScheme);
  };
  set('userLanguage', document.documentElement.lang.split('-')[0]);
  tellChoices();
  new MutationObserver(tellChoices).observe(document.documentElement, { attributes: true });
  followDevice(set);
}

type SetProperty = (name: string, value: string) => void;

function followDevice(set: SetProperty): void {
  const dark = window.matchMedia(PREFERS_DARK);
  const tellScheme = (): void => set('colorSchemeOS', dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', tellScheme);
  tellScheme();
  followResolution(set);
}

/** A media query matches one resolution only, so each change needs a new one. */
function followResolution(set: SetProperty): void {
  set('devicePixelRatio', pixelRatio(window.devicePixelRatio));
  window
    .matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    .addEventListener('change', () => followResolution(set), { once: true });
}

/** One decimal distinguishes kinds of screens, but not persons. */
function pixelRatio(ratio: number): string {
  return String(Math.round(ratio * 10) / 10);
}
