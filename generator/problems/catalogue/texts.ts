import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A page without a text, and the part of the menu that it belongs to. */
export interface UnwrittenPage {
  pathname: string;
  file: string;
  section: string;
  place: Place | undefined;
}

/** A page without a text. */
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

/** One problem for several pages without a text in the same part of the menu. */
export function pagesWithoutText(problems: readonly Problem[]): Problem {
  const [first] = problems;
  const items = problems.flatMap(({ together }) => together?.item ?? []);
  const more = items.length > 3 ? ` and ${items.length - 3} more` : '';
  return {
    code: first?.code ?? '',
    severity: first?.severity ?? 'warning',
    message: `${items.length} pages of ${first?.together?.of} have no text, so readers see a notice instead: ${items.slice(0, 3).join(', ')}${more}.`,
    hint: "Create them with 'xdocs new page <path>'; 'xdocs check --all' lists each of them with its place.",
    ...(first?.place && { place: first.place }),
  };
}

/** A text without an entry, which would not be published. */
export function unclaimedText(file: string, pathname: string, pages: readonly string[]): Problem {
  return error(
    'UNCLAIMED_TEXT',
    {
      message: `${file} belongs to no page: neither navigation nor titles contains ${pathname}, so the text is not published.`,
      hint: `${didYouMean(pathname, pages)}Add an entry for the path, or rename the folder.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** A text in the folder of a group, whose path redirects to its first page. */
export function textOfGroup(file: string, pathname: string): Problem {
  return error(
    'TEXT_OF_GROUP',
    {
      message: `${file} belongs to ${pathname}, which is a group: its path redirects to its first page, so the text is not published.`,
      hint: 'Move the text to a new page, as the first child of the group.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A Markdown file in the pages folder whose name is not that of a text. */
export function textWithOtherName(file: string, names: readonly string[]): Problem {
  return error(
    'TEXT_WITH_OTHER_NAME',
    {
      message: `${file} is not read: a text has to be named ${names.join(' or ')}.`,
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
      message: `${file} is a text in '${code}', which is not a language of this site, so it is not published.`,
      hint: `${didYouMean(code, codes)}Languages are ${codes.join(' and ')}; add the language to the definition, or rename the file.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** A translation of a page that exists in the default language only. */
export function exemptTranslation(file: string, pathname: string): Problem {
  return error(
    'EXEMPT_TRANSLATION',
    {
      message: `${file} translates ${pathname}, which the definition exempts from translation, so it is not published.`,
      hint: 'Remove the file, or remove the path from the exempt ones.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A translation without an original. */
export function orphanedTranslation(file: string, original: string): Problem {
  return error(
    'ORPHANED_TRANSLATION',
    {
      message: `${file} translates a text that does not exist: there is no ${original}. Readers of other languages would see a page without text, and the anchors have no original.`,
      hint: `Write ${original}, or remove the translation.`,
    },
    { file, line: 1, column: 1 },
  );
}

/** The differences between a translation and its original. */
export interface StaleTranslation {
  file: string;
  original: string;
  /** Anchors that only the original has, and those that only the translation has. */
  lacks: readonly string[];
  alone: readonly string[];
}

/** A translation with other headings than its original: one of them was changed without the other. */
export function staleTranslation({ file, original, lacks, alone }: StaleTranslation): Problem {
  const differences = [
    ...(lacks.length > 0 ? [`it lacks ${listed(lacks)}`] : []),
    ...(alone.length > 0 ? [`only it has ${listed(alone)}`] : []),
  ];
  return warning(
    'STALE_TRANSLATION',
    {
      message: `${file} has other sections than ${original}: ${differences.join(', and ')}. Its content may be out of date, and links to sections may be broken.`,
      hint: 'Give both texts the same headings in the same order: the n-th heading of a translation has the anchor of the n-th heading of the original.',
    },
    { file, line: 1, column: 1 },
  );
}

/** An invalid file of the translation ledger: edited by hand, or with conflict markers of a merge. */
export function ledgerNotReadable(file: string): Problem {
  return error(
    'LEDGER_NOT_READABLE',
    {
      message: `${file} does not have the format that 'xdocs translate accept' writes, so it is unknown which originals the page was translated from.`,
      hint: "Resolve the merge by keeping the sections of both sides, or run 'xdocs translate accept' for the page.",
    },
    { file, line: 1, column: 1 },
  );
}

function listed(anchors: readonly string[]): string {
  const more = anchors.length - 5;
  const shown = anchors.slice(0, 5).map((anchor) => `#${anchor}`);
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
