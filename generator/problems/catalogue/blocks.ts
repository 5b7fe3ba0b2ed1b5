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

/** Words after a fence's language that nothing reads, such as lines to be marked. `lines` is what the block has. */
export function unreadFenceWords(words: string, lines: number, place: Place): Problem {
  const last = Math.max(0, ...[...words.matchAll(/\d+/g)].map(([number]) => Number(number)));
  const beyond =
    /^\{/.test(words) && last > lines ? ` Line ${last} does not exist either: the block has ${lines}.` : '';
  return error(
    'UNREAD_FENCE_WORDS',
    {
      message: `The first line of a code fence says "${words}", which nothing reads, so it has no effect.${beyond}`,
      hint: 'After the language a fence takes title="…", and inside of <codeblock> the name of its tab. Lines cannot be marked.',
    },
    place,
  );
}

/** A callout of no known kind; an empty kind is a closing line too many. */
export function unknownCallout(kind: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_CALLOUT',
    {
      message:
        kind === ''
          ? 'A line of colons closes nothing.'
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
      hint: 'Close it with a line of as many colons as it begins with.',
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
      hint: 'Close it with a line of as many backticks as it begins with.',
    },
    place,
  );
}

/** Lines that look like a table and are shown as text. */
export function brokenTable(cells: { header: number; delimiters: number }, place: Place): Problem {
  const { header, delimiters } = cells;
  const why =
    header === delimiters
      ? 'Markdown takes them for text'
      : `its header has ${header} cells and the line below ${delimiters}`;
  return error(
    'BROKEN_TABLE',
    {
      message: `These lines look like a table, but ${why}: readers see bars and dashes.`,
      hint: 'Begin a table after an empty line, with as many cells in the line of dashes as in its header.',
    },
    place,
  );
}

/** A row with more cells than the header of its table. */
export function lostCells({ cells, columns }: { cells: number; columns: number }, place: Place): Problem {
  return error(
    'LOST_TABLE_CELLS',
    {
      message: `This row has ${cells} cells and the table's header ${columns}: what is beyond is not shown.`,
      hint: 'Put a backslash before a bar that belongs to a cell, in code too.',
    },
    place,
  );
}

/** What a parser or a compiler says of a fence. */
interface FenceFault {
  code: string;
  text: string;
}

const UNCHECKED =
  'If it is meant to be no whole code, write "nocheck" behind its language, and why: nocheck="…".';

/** A fence that is no code of its language. */
export function fenceDoesNotParse(
  { language, code, text }: FenceFault & { language: string },
  place: Place,
): Problem {
  return warning(
    'FENCE_DOES_NOT_PARSE',
    {
      message: `This code is not valid ${language}: ${text} (${code}). Nobody who copies it can run it.`,
      hint: `Correct the code. ${UNCHECKED}`,
    },
    place,
  );
}

/** A fence that does not fit the packages it is about. */
export function fenceDoesNotTypeCheck({ code, text }: FenceFault, place: Place): Problem {
  return warning(
    'FENCE_DOES_NOT_TYPE_CHECK',
    {
      message: `This code does not type-check: ${text} (${code}). A reader who copies it gets the same error.`,
      hint: `What it does not declare is imported as elsewhere on the page and the site, or may be anything. ${UNCHECKED}`,
    },
    place,
  );
}
