/** What stands in a `div`, up to its own end: `html` begins after the tag that opens it. */
export function insideOf(html: string): string {
  let depth = 1;
  for (const { 1: end, index } of html.matchAll(/<(\/?)div\b/g)) {
    depth += end ? -1 : 1;
    if (depth === 0) return html.slice(0, index);
  }
  return html;
}
