/**
 * Code, in the order in which it is removed: fences, comments, markers, inline code, addresses of links, and
 * tags. An unclosed fence extends to the end of the file; inline code does not span lines.
 */
const CODE = [
  /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm,
  /<!--[\s\S]*?-->/g,
  /^\s*\{\{.*\}\}\s*$/gm,
  /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g,
  /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*/g,
  /<\/?[a-z][^<>]*>/gi,
];

/** Replaces code by spaces, so that positions do not change. */
export function withoutCode(text: string): string {
  return CODE.reduce((left, code) => left.replace(code, (found) => found.replace(/[^\n]/g, ' ')), text);
}
