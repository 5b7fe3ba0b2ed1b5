import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A fence with a language that cannot be highlighted. */
export function unknownCodeLanguage(language: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_CODE_LANGUAGE',
    {
      message: `"${language}" is not a code language that can be highlighted.`,
      hint:
        language === 'sh'
          ? 'Use "bash" instead.'
          : `${didYouMean(language, known)}Known languages are ${known.join(', ')}.`,
    },
    place,
  );
}

/** A fence without a language. */
export function missingCodeLanguage(place: Place): Problem {
  return warning(
    'MISSING_CODE_LANGUAGE',
    {
      message: 'A code fence names no language, so its code stays plain.',
      hint: 'Write the language after the backticks, "text" when there is none.',
    },
    place,
  );
}

/** Words after the language of a fence that have no meaning, such as lines to highlight. `lines` is the length of the block. */
export function unreadFenceWords(words: string, lines: number, place: Place): Problem {
  const last = Math.max(0, ...[...words.matchAll(/\d+/g)].map(([number]) => Number(number)));
  const beyond =
    /^\{/.test(words) && last > lines ? ` Line ${last} does not exist either: the block has ${lines}.` : '';
  return error(
    'UNREAD_FENCE_WORDS',
    {
      message: `The first line of a code fence contains "${words}", which has no effect.${beyond}`,
      hint: 'After its language, a fence may have title="…" and, inside <codeblock>, the name of its tab. Lines cannot be highlighted.',
    },
    place,
  );
}

/** A callout of an unknown kind. An empty kind is a closing line without a callout. */
export function unknownCallout(kind: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_CALLOUT',
    {
      message:
        kind === ''
          ? 'A line of colons closes no callout.'
          : `"${kind}" is not a kind of callout; it is drawn as "info".`,
      hint: `${didYouMean(kind, known)}A callout begins with ":::" and one of ${known.join(', ')}.`,
    },
    place,
  );
}

/** A callout without an end. */
export function unclosedCallout(place: Place): Problem {
  return warning(
    'UNCLOSED_CALLOUT',
    {
      message: 'A callout is never closed, so it takes everything that follows.',
      hint: 'Close it with a line of the same number of colons as it begins with.',
    },
    place,
  );
}

/** A code group without an end. */
export function unclosedCodeblock(place: Place): Problem {
  return error(
    'UNCLOSED_CODEBLOCK',
    {
      message: '<codeblock> has no closing tag, so it takes everything that follows.',
      hint: 'Close it with a line "</codeblock>".',
    },
    place,
  );
}

/** Something in a code group that cannot become a tab. */
export function codeblockWithoutTab(place: Place): Problem {
  return error(
    'CODEBLOCK_WITHOUT_TAB',
    {
      message: 'This part of a <codeblock> group has no tab or no code, so readers never see it.',
      hint: 'A group holds code fences only, each with a tab name after its language: "```bash npm".',
    },
    place,
  );
}

/** A fence without an end. */
export function unclosedFence(place: Place): Problem {
  return error(
    'UNCLOSED_FENCE',
    {
      message: 'A code fence is never closed, so everything that follows is shown as code.',
      hint: 'Close it with a line of the same number of backticks as it begins with.',
    },
    place,
  );
}

/** Lines that look like a table and are shown as text. */
export function brokenTable(cells: { header: number; delimiters: number }, place: Place): Problem {
  const { header, delimiters } = cells;
  const why =
    header === delimiters
      ? 'Markdown reads them as text'
      : `the header has ${header} cells and the line below it ${delimiters}`;
  return error(
    'BROKEN_TABLE',
    {
      message: `These lines look like a table, but ${why}: readers see vertical bars and dashes.`,
      hint: 'Put an empty line before the table, and as many cells in the line of dashes as in the header.',
    },
    place,
  );
}

/** A row with more cells than the header of its table. */
export function lostCells({ cells, columns }: { cells: number; columns: number }, place: Place): Problem {
  return error(
    'LOST_TABLE_CELLS',
    {
      message: `This row has ${cells} cells, but the header of the table has ${columns}: the additional cells are not shown.`,
      hint: 'Put a backslash before a vertical bar that belongs to the text of a cell, also in code.',
    },
    place,
  );
}

/** A message of a parser or compiler about a fence. */
interface FenceFault {
  code: string;
  text: string;
}

const UNCHECKED = 'If it is an incomplete excerpt, write nocheck="…" after its language, with the reason.';

/** A fence that is not valid in its language. */
export function fenceDoesNotParse(
  { language, code, text }: FenceFault & { language: string },
  place: Place,
): Problem {
  return warning(
    'FENCE_DOES_NOT_PARSE',
    {
      message: `This code is not valid ${language}: ${text} (${code}). Readers who copy it cannot run it.`,
      hint: `Correct the code. ${UNCHECKED}`,
    },
    place,
  );
}

/** A fence that does not fit the types of the installed packages. */
export function fenceDoesNotTypeCheck({ code, text }: FenceFault, place: Place): Problem {
  return warning(
    'FENCE_DOES_NOT_TYPE_CHECK',
    {
      message: `This code does not type-check: ${text} (${code}). A reader who copies it gets the same error.`,
      hint: `Undeclared names are imported as elsewhere on the page and the site; other names may have any type. ${UNCHECKED}`,
    },
    place,
  );
}
