import type { Problem, TranslatedWords } from '../../../model';
import { rowOf } from '../../../model/reference-rows';
import { orphanedDescriptions, untranslatedDescriptions } from '../../../problems/catalogue';
import { locateKeys } from '../../../problems/locate/locate';
import type { ReferenceContext } from './reference-context';
import { unreadableLists } from './unreadable-lists';

/**
 * Translated descriptions: invalid lists, rows whose original no longer exists, and the translated share of
 * each family.
 */
export function translatedWords(context: ReferenceContext): Problem[] {
  const { translated, coverage } = context;
  if (coverage.translations === undefined) return [];
  return [
    ...unreadableLists(translated),
    ...translated.flatMap((list) => orphans(list, context)),
    ...untranslated(context),
  ];
}

function orphans({ source, words }: TranslatedWords, context: ReferenceContext): Problem[] {
  const { reference } = context;
  const { pages, catalogues, tables } = reference;
  const said = new Set([...pages, ...catalogues, ...tables].flatMap(({ rows }) => rows));
  const orphaned = Object.keys(words ?? {}).filter((original) => !said.has(rowOf(original)));
  if (orphaned.length === 0) return [];
  const placeOf = locateKeys(source);
  return orphaned.map((original) => orphanedDescriptions(original, placeOf([original])));
}

/** One problem for each family and language, not one for each of hundreds of rows. */
function untranslated({ reference, coverage, inventory, translated }: ReferenceContext): Problem[] {
  const { languages } = inventory.site;
  const others = languages.all.filter(({ code }) => code !== languages.default);
  return others.flatMap(({ code }) => {
    const lists = translated.filter(({ language }) => language === code);
    const known = new Set(lists.flatMap(({ words }) => Object.keys(words ?? {}).map(rowOf)));
    return coverage.products.flatMap(({ name }) => {
      const rows = [...reference.pages, ...reference.catalogues]
        .filter(({ product }) => product === name)
        .flatMap((one) => one.rows);
      const done = rows.filter((row) => known.has(row)).length;
      const file = `${coverage.translations}/${code}/${name}.json`;
      return done < rows.length
        ? [untranslatedDescriptions({ product: name, language: code, file, done, all: rows.length })]
        : [];
    });
  });
}
