import type { Snapshot } from '../../../cache';
import type { Inventory, Problem, Source } from '../../../model';
import { forbiddenWord } from '../../../problems/catalogue';
import { placesIn } from '../../../problems/locate/place-at';
import { forbiddenWords } from './find-forbidden';
import { withoutCode } from './without-code';

/** Words that a language's glossary forbids, in everything that is written in this language: code left aside. */
export function checkGlossary(inventory: Inventory, snapshot: Snapshot): Problem[] {
  return Object.entries(inventory.site.glossary ?? {}).flatMap(([language, terms]) => {
    const wordsOf = forbiddenWords(terms);
    return writtenIn(language, inventory, snapshot).flatMap((source) => {
      const placeOf = placesIn(source);
      return wordsOf(withoutCode(source.text)).map(({ offset, found, term }) =>
        forbiddenWord({ found, term: term.term, word: term.word }, placeOf(offset)),
      );
    });
  });
}

/** Texts of pages, words of the interface, and descriptions of the API. */
function writtenIn(language: string, inventory: Inventory, snapshot: Snapshot): Source[] {
  const { site, texts, translations } = inventory;
  const read = (file: string): Source => ({ file, text: snapshot.textIfThere(file) ?? '' });
  const folder = site.reference?.translations;
  const described = [...(site.reference?.products ?? []), ...(site.reference?.tables ?? [])];
  return [
    ...texts.filter((text) => text.language === language).map(({ file }) => read(file)),
    ...translations.filter((words) => words.language === language),
    ...(folder === undefined ? [] : described).map(({ name }) => read(`${folder}/${language}/${name}.json`)),
  ];
}
