import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A language without its file of words. */
export function missingTranslationFile(file: string, language: string): Problem {
  return error('MISSING_TRANSLATION_FILE', {
    message: `Cannot find module './${file}': the language ${language} has no file of words, so its pages would have no buttons, labels and titles.`,
    hint: `Create ${file} with the keys of the default language, or take the language out of the definition.`,
  });
}

/** What a JSON file should say and does say where it stops being JSON. */
export interface NotJson {
  expected: string;
  found: string;
  place: Place;
}

/** A file of words that cannot be read as JSON. */
export function translationNotJson({ expected, found, place }: NotJson): Problem {
  return error(
    'TRANSLATION_NOT_JSON',
    {
      message: `${place.file} is not JSON: here stands ${found} where ${expected} should be. None of its words can be used.`,
      hint: 'JSON wants double quotes, a comma between two members and none after the last, and no comments.',
    },
    place,
  );
}

/** A file of words that is JSON, but a list or a single value. */
export function translationNotAnObject(file: string): Problem {
  return error(
    'TRANSLATION_NOT_AN_OBJECT',
    {
      message: `${file} is not an object of words by key, so none of its words can be used.`,
      hint: 'Begin the file with { and give every word a key.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A key that a file says twice: JSON keeps the last one silently. */
export function duplicateWord(key: string, place: Place): Problem {
  return error(
    'DUPLICATE_WORD',
    {
      message: `${place.file} has the key '${key}' twice; only the last one counts, so the other is lost.`,
      hint: 'Remove one of the two.',
    },
    place,
  );
}

/** A key that the site asks for and the default language does not have: nothing would be shown. */
export function missingWord(key: string, { file, keys, place }: WordsFile & { place: Place }): Problem {
  return error(
    'MISSING_WORD',
    {
      message: `The site asks for the words '${key}', and ${file} has no such key, so nothing would be shown there.`,
      hint: `${didYouMean(key, keys)}Add the key to ${file} and to the files of the other languages.`,
    },
    place,
  );
}

/** The list of keys: the file of the default language. */
export interface WordsFile {
  file: string;
  keys: readonly string[];
}

/** A key of the list that nothing asks for. */
export function unusedWord(key: string, place: Place): Problem {
  return warning(
    'UNUSED_WORD',
    {
      message: `${place.file} has the words '${key}', and nothing on the site asks for them: translators would work in vain.`,
      hint: 'Remove the key from the files of all languages.',
    },
    place,
  );
}

/** A key of the list without words in another language: readers get those of the default language. */
export function untranslatedWord(key: string, file: string, place?: Place): Problem {
  return warning(
    'UNTRANSLATED_WORD',
    {
      message: `${file} has no words for '${key}', so its readers see those of the default language.`,
      hint: `Add the key to ${file}.`,
    },
    place ?? { file, line: 1, column: 1 },
  );
}

/** A key that is not on the list, in the file of another language. */
export function unknownWord(key: string, { file, keys, place }: WordsFile & { place: Place }): Problem {
  return error(
    'UNKNOWN_WORD',
    {
      message: `${place.file} has the key '${key}', which ${file}, the list of all keys, does not have: nothing shows these words.`,
      hint: `${didYouMean(key, keys)}Rename or remove the key.`,
    },
    place,
  );
}

/** Words that are not text: a number, a list, nothing. */
export function wordNotText(key: string, place: Place): Problem {
  return error(
    'WORD_NOT_TEXT',
    {
      message: `'${key}' in ${place.file} is not text, so it cannot be shown.`,
      hint: 'Put the words in double quotes.',
    },
    place,
  );
}

/** A table of words by key that is text, a list or nothing. */
export function wordsNotAnObject(name: string, place: Place): Problem {
  return error(
    'WORDS_NOT_AN_OBJECT',
    {
      message: `'${name}' in ${place.file} is not an object of words by key, so none of its words can be shown.`,
      hint: `Write { "${name}": { … } } with text for every key.`,
    },
    place,
  );
}

/** A path of the title table without a title in the default language. */
export function missingTitle(pathname: string, file: string, place?: Place): Problem {
  return error(
    'MISSING_TITLE',
    {
      message: `The path ${pathname} of the title table has no title in ${file}, so neither its page nor links to it have a name.`,
      hint: `Add it to 'pages' in ${file}.`,
    },
    place,
  );
}

/** A path of the title table without a title in another language. */
export function untranslatedTitle(pathname: string, file: string, place?: Place): Problem {
  return warning(
    'UNTRANSLATED_TITLE',
    {
      message: `The path ${pathname} of the title table has no title in ${file}, so its readers see that of the default language.`,
      hint: `Add it to 'pages' in ${file}.`,
    },
    place,
  );
}

/** A translated title for a path that does not exist. */
export function orphanedTitle(pathname: string, paths: readonly string[], place: Place): Problem {
  return error(
    'ORPHANED_TITLE',
    {
      message: `${place.file} has a title for ${pathname}, and neither navigation nor titles has this path: nothing shows it.`,
      hint: `${didYouMean(pathname, paths)}Correct the path, or remove its title.`,
    },
    place,
  );
}

/** A word of a text, and the one that the glossary has for the thing. */
export interface WrongWord {
  /** As it stands in the text. */
  found: string;
  term: string;
  word: string;
}

/** A word that the glossary forbids: one thing with two names reads as two things. */
export function forbiddenWord({ found, term, word }: WrongWord, place: Place): Problem {
  return warning(
    'FORBIDDEN_WORD',
    {
      message: `${place.file} says '${found}', and the glossary's word for '${term}' is '${word}': readers take two names for two things.`,
      hint: `Write '${word}'. Where something else is meant, add the longer word to what the glossary allows.`,
    },
    place,
  );
}
