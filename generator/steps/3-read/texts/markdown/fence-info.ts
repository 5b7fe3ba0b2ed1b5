/** What the first line of a fence says. */
export interface FenceInfo {
  /** First word; empty when the author named none. */
  language: string;
  /** `title="src/App.tsx"`: shown above the code. */
  title?: string;
  /** Words between language and title: the tab's name in a group. */
  tab: string;
}

/** Reads a fence's info string: `tsx title="src/App.tsx"`, `bash npm` (RULES §10). */
export function fenceInfo(info: string): FenceInfo {
  const title = /\btitle="([^"]*)"/.exec(info);
  const [language = '', ...words] = info
    .replace(title?.[0] ?? '', '')
    .trim()
    .split(/\s+/);
  return { language, tab: words.join(' '), ...(title?.[1] && { title: title[1] }) };
}
