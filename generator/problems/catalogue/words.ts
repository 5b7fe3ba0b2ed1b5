import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A language without its translation file. */
export function missingTranslationFile(file: string, language: string): Problem {
  return error('MISSING_TRANSLATION_FILE', {
    message: `Cannot find module './${file}': the language ${language} has no translation file, so its pages would have no buttons, labels and titles.`,
    hint: `Create ${file} with the keys of the default language, or remove the language from the definition.`,
  });
}

/** A syntax error of a JSON file. */
export interface NotJson {
  expected: string;
  found: string;
  place: Place;
}

/** A translation file that is not valid JSON. */
export function translationNotJson({ expected, found, place }: NotJson): Problem {
  return error(
    'TRANSLATION_NOT_JSON',
    {
      message: `${place.file} is not valid JSON: found ${found} instead of ${expected}. None of its words can be used.`,
      hint: 'JSON requires double quotes and a comma between members; it allows no comma after the last one and no comments.',
    },
    place,
  );
}

/** A translation file that contains a list or a single value. */
export function translationNotAnObject(file: string): Problem {
  return error(
    'TRANSLATION_NOT_AN_OBJECT',
    {
      message: `${file} is not a JSON object of words by key, so none of its words can be used.`,
      hint: 'Begin the file with { and give every word a key.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A file of the default language without interface words, although other languages have some. */
export function noWords(file: string): Problem {
  return error(
    'NO_WORDS',
    {
      message: `${file} has no words of the interface, although it lists the keys of all languages: buttons and labels would be empty.`,
      hint: `Put the words into 'interface' in ${file}: { "interface": { … } }.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** A key that a file has twice: JSON silently keeps the last one. */
export function duplicateWord(key: string, place: Place): Problem {
  return error(
    'DUPLICATE_WORD',
    {
      message: `${place.file} has the key '${key}' twice; only the last one is used, so the other is lost.`,
      hint: 'Remove one of them.',
    },
    place,
  );
}

/** A key that the site uses and the default language does not have. */
export function missingWord(key: string, { file, keys, place }: WordsFile & { place: Place }): Problem {
  return error(
    'MISSING_WORD',
    {
      message: `The site uses the key '${key}', but ${file} does not have it, so no words would be shown.`,
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

/** A key that the site does not use. */
export function unusedWord(key: string, place: Place): Problem {
  return warning(
    'UNUSED_WORD',
    {
      message: `${place.file} has the key '${key}', which the site does not use: translating it would be useless.`,
      hint: 'Remove the key from the files of all languages.',
    },
    place,
  );
}

/** A key without words in another language: readers see those of the default language. */
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

/** A key in the file of another language that the default language does not have. */
export function unknownWord(key: string, { file, keys, place }: WordsFile & { place: Place }): Problem {
  return error(
    'UNKNOWN_WORD',
    {
      message: `${place.file} has the key '${key}', but ${file}, which lists all keys, does not: these words are never shown.`,
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

/** A group of words that is not an object. */
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
      message: `The path ${pathname} of the title table has no title in ${file}, so its page and links to it have no name.`,
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
      message: `${place.file} has a title for ${pathname}, but neither navigation nor titles contains this path, so it is never shown.`,
      hint: `${didYouMean(pathname, paths)}Correct the path, or remove its title.`,
    },
    place,
  );
}

/** A forbidden word of a text, and the word of the glossary. */
export interface WrongWord {
  /** As written in the text. */
  found: string;
  term: string;
  word: string;
}

/** A word that the glossary forbids, so that each thing has one name. */
export function forbiddenWord({ found, term, word }: WrongWord, place: Place): Problem {
  return warning(
    'FORBIDDEN_WORD',
    {
      message: `${place.file} contains '${found}', but the glossary's word for '${term}' is '${word}': readers would think that two names mean two things.`,
      hint: `Write '${word}'. If something else is meant, add the longer expression to the words that the glossary allows.`,
    },
    place,
  );
}
