import type { Inventory, Problem } from '../../model';
import { orphanedTranslation } from '../../problems/catalogue';

/** Translations without an original text. */
export function orphanedTranslations({ texts, site: { languages } }: Inventory): Problem[] {
  const originals = new Set(
    texts.filter(({ language }) => language === languages.default).map(({ pathname }) => pathname),
  );
  return texts
    .filter(({ language }) => languages.all.some(({ code }) => code === language))
    .filter(({ pathname }) => !originals.has(pathname))
    .map(({ file }) => orphanedTranslation(file, file.replace(/index\.[^/]*\.md$/, 'index.md')));
}
