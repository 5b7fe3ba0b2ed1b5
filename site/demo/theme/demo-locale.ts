import { withTimeout } from '../../support/timeout';
import { type LocalizedPackage, packagesInDemos } from './localized-packages';

type Source = () => Promise<{ locale: object }>;

/**
 * The components' own words in the languages that are wired (RULES §9). English is what they are
 * written in; other languages get it, too. Charts and Tree View have no words of their own in 7.18.
 */
const sources: Record<string, Record<'material' | LocalizedPackage, Source>> = {
  zh: {
    material: () => import('./locales/material-zh'),
    'data-grid': () => import('./locales/data-grid-zh'),
    'date-pickers': () => import('./locales/date-pickers-zh'),
  },
  pt: {
    material: () => import('./locales/material-pt'),
    'data-grid': () => import('./locales/data-grid-pt'),
    'date-pickers': () => import('./locales/date-pickers-pt'),
  },
};

/** A demo waits this long for its words, and then speaks English. */
const WORDS_MS = 4000;

const loaded = new Map<string, Map<string, object>>();

/** Fetches Material's words of a language and those of the packages on this page. A failure leaves English. */
export async function loadLocale(language: string, packages = packagesInDemos()): Promise<void> {
  if (!Object.hasOwn(sources, language)) return;
  const known = loaded.get(language) ?? new Map<string, object>();
  loaded.set(language, known);
  const missing = (['material', ...packages] as const).filter((name) => !known.has(name));
  await Promise.all(
    missing.map(async (name) => {
      try {
        const source = await withTimeout(WORDS_MS, Promise.resolve(sources[language]?.[name]()));
        if (source) known.set(name, source.locale);
      } catch (error) {
        console.error(error);
      }
    }),
  );
}

/** Adds what themes are given for a language that has no words of its own to load. */
export function addLocale(language: string, name: LocalizedPackage, locale: object): void {
  loaded.set(language, new Map([[name, locale]]));
}

/** What a theme is given for a language, by package: nothing before its words are loaded. */
export function localesOf(language: string | undefined): ReadonlyMap<string, object> {
  return loaded.get(language ?? '') ?? new Map();
}
