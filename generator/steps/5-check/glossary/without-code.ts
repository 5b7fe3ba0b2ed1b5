/**
 * What is no prose, in the order in which it is taken out: fences, comments, markers, inline code, addresses of
 * links, and tags. A fence ends with its file where nothing closes it; inline code stays in its line.
 */
const CODE = [
  /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm,
  /<!--[\s\S]*?-->/g,
  /^\s*\{\{.*\}\}\s*$/gm,
  /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g,
  /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*/g,
  /<\/?[a-z][^<>]*>/gi,
];

/** A text with blanks in place of its code: what is left stands where it stood. */
export function withoutCode(text: string): string {
  return CODE.reduce((left, code) => left.replace(code, (found) => found.replace(/[^\n]/g, ' ')), text);
}
