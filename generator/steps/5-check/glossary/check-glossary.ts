import { hashOf, keep, type Memory, recall, type Snapshot } from '../../../cache';
import type { Inventory, Problem, Source } from '../../../model';
import { forbiddenWord } from '../../../problems/catalogue';
import { placesIn } from '../../../problems/locate/place-at';
import { type FoundWord, forbiddenWords } from './find-forbidden';
import { withoutCode } from './without-code';

/**
 * Reports words that the glossary of a language forbids, in everything written in this language, except code.
 * Results of a text are cached until the text or the glossary changes.
 */
export function checkGlossary(inventory: Inventory, memory: Memory): Problem[] {
  return Object.entries(inventory.site.glossary ?? {}).flatMap(([language, terms]) => {
    const wordsOf = forbiddenWords(terms);
    const glossary = hashOf(JSON.stringify(terms));
    return writtenIn(language, inventory, memory.snapshot).flatMap((source) => {
      const recipe = { name: `glossary ${source.file}`, inputs: { text: source.text, glossary } };
      const found =
        recall<FoundWord[]>(memory, recipe) ??
        keep(memory, recipe, { value: wordsOf(withoutCode(source.text)), kept: [] });
      if (found.length === 0) return [];
      const placeOf = placesIn(source);
      return found.map(({ offset, found: word, term }) =>
        forbiddenWord({ found: word, term: term.term, word: term.word }, placeOf(offset)),
      );
    });
  });
}

/** Texts of pages, texts of the interface, and descriptions of the API. */
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
