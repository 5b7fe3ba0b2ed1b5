import { languageAliases } from '../../../../markup/code/languages';

/** The info string of a fence. */
export interface FenceInfo {
  /** First word; empty when the author named none. */
  language: string;
  /** `title="src/App.tsx"`: shown above the code. */
  title?: string;
  /** Words between language and title: the tab's name in a group. */
  tab: string;
  /** Marks code that cannot be checked, with an optional reason. */
  nocheck?: true;
}

/** `nocheck`, or `nocheck="two files in one"`. */
const NOCHECK = /\bnocheck\b(?:="[^"]*")?/;

/** Parses a fence's info string: `tsx title="src/App.tsx"`, `bash npm` (RULES §10). */
export function fenceInfo(info: string): FenceInfo {
  const title = /\btitle="([^"]*)"/.exec(info);
  const untitled = info.replace(title?.[0] ?? '', '');
  const nocheck = NOCHECK.test(untitled);
  const [written = '', ...words] = untitled.replace(NOCHECK, '').trim().split(/\s+/);
  return {
    language: languageAliases[written] ?? written,
    tab: words.join(' '),
    ...(title?.[1] && { title: title[1] }),
    ...(nocheck && { nocheck }),
  };
}
