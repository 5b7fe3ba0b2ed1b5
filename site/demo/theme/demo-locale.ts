import type { ThemeOptions } from '@mui/material/styles';

/**
 * Material's own words in the languages that are wired (specification §9), fetched for pages that speak
 * one of them. English is what the components are written in; other languages get it, too.
 */
const sources: Record<string, () => Promise<{ locale: ThemeOptions }>> = {
  zh: () => import('./locales/zh'),
  pt: () => import('./locales/pt'),
};

const loaded = new Map<string, ThemeOptions>();

/** Fetches the words of a language, when there are any. A failure leaves English. */
export async function loadLocale(language: string): Promise<void> {
  if (loaded.has(language) || !Object.hasOwn(sources, language)) return;
  try {
    const source = await sources[language]?.();
    if (source) loaded.set(language, source.locale);
  } catch (error) {
    console.error(error);
  }
}

/** What a theme is given for a language: nothing before its words are loaded. */
export function localeOf(language: string | undefined): ThemeOptions {
  return loaded.get(language ?? '') ?? {};
}
