import type { NavigationEntry } from '../../contract/navigation';
import type { Translation } from '../../model';

/** The words of one language's `pages` table, by pathname. */
export type PageWords = Record<string, unknown>;

/** The `pages` table of every language; empty where a file has none. */
export function pageWords(translations: Translation[]): Record<string, PageWords> {
  return Object.fromEntries(
    translations.map(({ language, words }) => {
      const pages = words?.['pages'];
      return [language, typeof pages === 'object' && pages !== null ? { ...pages } : {}];
    }),
  );
}

/**
 * The title of an entry in the menu (RULES §2.4): a translation, else the entry's own title, else one derived from the last part
 * of subheader or pathname. In English the entry's own title has priority, because it is the original. Translations are
 * found by pathname or subheader; an empty title counts as missing.
 */
export function titleOf(entry: NavigationEntry, words: PageWords, fallback: PageWords): string {
  return (
    wordsOf(entry, words) ||
    entry.title ||
    wordsOf(entry, fallback) ||
    derivedTitle(entry.subheader || entry.pathname)
  );
}

function wordsOf({ pathname, subheader = pathname }: NavigationEntry, words: PageWords): string {
  const found = [words[pathname], words[subheader]].find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
}

/** `/guides/winter-beds` → `Winter beds`; `/reference/api/seeds/seed-tray` → `SeedTray`. */
export function derivedTitle(path: string): string {
  const name = path.replace(/.*\//, '').replace('react-', '').replace(/\..*/, '');
  if (path.includes('/api-docs/')) return pascalCase(name);
  if (path.includes('/api/')) return name.startsWith('use') ? camelCase(name) : pascalCase(name);
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
