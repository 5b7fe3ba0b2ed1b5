import type { Tell } from './send';

/** How cookies and analytics call the stylings of code (RULES §3.3). */
const stylings: Record<string, string> = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' };

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Tells how the reader sees the site, and tells again what changes: one property at a time. */
export function tellUserProperties(tell: Tell): void {
  const told = new Map<string, string>();
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined || told.get(name) === value) return;
    told.set(name, value);
    tell('set', 'user_properties', { [name]: value });
  };
  const tellChoices = (): void => {
    const { codeVariant, codeStyling = '', muiColorScheme } = document.documentElement.dataset;
    set('codeVariant', codeVariant);
    set('codeStylingVariant', stylings[codeStyling]);
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

/** A query knows one resolution only, so each change needs the next. */
function followResolution(set: SetProperty): void {
  set('devicePixelRatio', pixelRatio(window.devicePixelRatio));
  window
    .matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    .addEventListener('change', () => followResolution(set), { once: true });
}

/** One decimal is enough to know a kind of screen, and too little to know a person. */
function pixelRatio(ratio: number): string {
  return String(Math.round(ratio * 10) / 10);
}
