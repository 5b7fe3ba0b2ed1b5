/** A text cut in two; both parts keep the line numbers of the file. */
export interface SplitText {
  /** The YAML between the rules; undefined when the text has no front matter. */
  yaml: string | undefined;
  /** The Markdown, with an empty line for each line of front matter. */
  body: string;
  /** A first rule that no other one closes, above something that looks like a key. */
  unclosed: boolean;
}

const RULE = /^---[ \t]*$/;

/**
 * Front matter stands between a rule on the file's first line and the next rule. (The reference takes
 * the last one and swallows the text before a later horizontal rule: RULES §10.)
 */
export function splitFrontMatter(text: string): SplitText {
  const lines = text.split('\n');
  const end = RULE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && RULE.test(line)) : 0;
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
