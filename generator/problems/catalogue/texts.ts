import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A page that nobody has written, and the part of the menu it belongs to. */
export interface UnwrittenPage {
  pathname: string;
  file: string;
  section: string;
  place: Place | undefined;
}

/** A page whose text nobody wrote yet. */
export function missingText({ pathname, file, section, place }: UnwrittenPage): Problem {
  const problem = warning(
    'MISSING_TEXT',
    {
      message: `The page ${pathname} has no text: ${file} does not exist, so readers see a notice instead.`,
      hint: `Write the file, or run 'xdocs new page ${pathname}'.`,
    },
    place,
  );
  return { ...problem, together: { of: section, item: pathname } };
}

/** All of these in one line: each is a page of the same part of the menu. */
export function pagesWithoutText(problems: readonly Problem[]): Problem {
  const [first] = problems;
  const items = problems.flatMap(({ together }) => together?.item ?? []);
  const more = items.length > 3 ? ` and ${items.length - 3} more` : '';
  return {
    code: first?.code ?? '',
    severity: first?.severity ?? 'warning',
    message: `${items.length} pages of ${first?.together?.of} have no text, so readers see a notice instead: ${items.slice(0, 3).join(', ')}${more}.`,
    hint: "Write them with 'xdocs new page <path>'; 'xdocs check --all' names every one with its place.",
    ...(first?.place && { place: first.place }),
  };
}

/** A text that no entry leads to, so nobody could read it. */
export function unclaimedText(file: string, pathname: string, pages: readonly string[]): Problem {
  return error(
    'UNCLAIMED_TEXT',
    {
      message: `${file} belongs to no page: neither navigation nor titles has ${pathname}, so nobody could read it.`,
      hint: `${didYouMean(pathname, pages)}Add an entry for the path, or rename the folder.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** A text in the folder of a group, which only leads to its first page. */
export function textOfGroup(file: string, pathname: string): Problem {
  return error(
    'TEXT_OF_GROUP',
    {
      message: `${file} belongs to ${pathname}, which is a group: its path leads to the first page inside it, so nobody could read the text.`,
      hint: 'Move the text to a page of its own, as the first child of the group.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A Markdown file with a name that is not the name of a text. */
export function textWithOtherName(file: string, names: readonly string[]): Problem {
  return error(
    'TEXT_WITH_OTHER_NAME',
    {
      message: `${file} is not read: such a text is called ${names.join(' or ')}.`,
      hint: `${didYouMean(file.replace(/.*\//, ''), names)}Rename the file, or move it out of the pages folder.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** A text in a language that the site does not have. */
export function unknownTextLanguage(file: string, code: string, codes: readonly string[]): Problem {
  return error(
    'UNKNOWN_TEXT_LANGUAGE',
    {
      message: `${file} is written in '${code}', and this site has no such language, so nobody could read it.`,
      hint: `${didYouMean(code, codes)}Languages are ${codes.join(' and ')}; add the new one to the definition, or rename the file.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** A text for a path that speaks the default language only. */
export function exemptTranslation(file: string, pathname: string): Problem {
  return error(
    'EXEMPT_TRANSLATION',
    {
      message: `${file} translates ${pathname}, which the definition exempts from translation, so nobody could read it.`,
      hint: 'Remove the file, or take the path out of the exempt ones.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A translation whose original is gone, or was never there. */
export function orphanedTranslation(file: string, original: string): Problem {
  return error(
    'ORPHANED_TRANSLATION',
    {
      message: `${file} translates a text that does not exist: there is no ${original}. Readers of the other languages would find the page unwritten, and anchors have no original to agree with.`,
      hint: `Write ${original}, or remove the translation.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** What a translation and its original do not share. */
export interface StaleTranslation {
  file: string;
  original: string;
  /** Anchors of the original that the translation lacks, and the other way round. */
  lacks: readonly string[];
  alone: readonly string[];
}

/** A translation whose headings are not those of its original: one of them was changed without the other. */
export function staleTranslation({ file, original, lacks, alone }: StaleTranslation): Problem {
  const differences = [
    ...(lacks.length > 0 ? [`it lacks ${listed(lacks)}`] : []),
    ...(alone.length > 0 ? [`only it has ${listed(alone)}`] : []),
  ];
  return warning(
    'STALE_TRANSLATION',
    {
      message: `${file} has other sections than ${original}: ${differences.join(', and ')}. Its readers are told something else, and links to sections miss.`,
      hint: 'Bring both to the same headings in the same order: the n-th heading of a translation takes the anchor of the n-th original.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A file of the translation ledger that says nothing: edited by hand, or merged with its marks left in. */
export function ledgerNotReadable(file: string): Problem {
  return error(
    'LEDGER_NOT_READABLE',
    {
      message: `${file} is not what 'xdocs translate accept' writes, so nobody knows which originals the page was translated from.`,
      hint: 'Keep the sections of both sides of the merge, or accept the page anew.',
    },
    { file, line: 1, column: 1 },
  );
}

function listed(anchors: readonly string[]): string {
  const more = anchors.length - 5;
  const shown = anchors.slice(0, 5).map((anchor) => `#${anchor}`);
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
