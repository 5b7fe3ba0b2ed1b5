/** A text cut into two parts, which keep the line numbers of the file. */
export interface SplitText {
  /** The YAML between the delimiters; undefined when the text has no front matter. */
  yaml: string | undefined;
  /** The Markdown, with an empty line for each line of front matter. */
  body: string;
  /** Whether the text begins with a delimiter and a key, but has no closing delimiter. */
  unclosed: boolean;
}

const DELIMITER = /^---[ \t]*$/;

/**
 * Splits at the delimiter on the first line of the file and the next one. (The reference uses the last one,
 * and loses the text before a later horizontal rule: RULES §10.)
 */
export function splitFrontMatter(text: string): SplitText {
  const lines = text.split('\n');
  const end = DELIMITER.test(lines[0] ?? '')
    ? lines.findIndex((line, index) => index > 0 && DELIMITER.test(line))
    : 0;
  if (end <= 0) return { yaml: undefined, body: text, unclosed: end < 0 && looksLikeKey(lines[1]) };
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
    unclosed: false,
  };
}

function looksLikeKey(line = ''): boolean {
  return /^\w+:(\s|$)/.test(line);
}
