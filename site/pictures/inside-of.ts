/** The content of a `div` up to its end tag: `html` starts after its start tag. */
export function insideOf(html: string): string {
  let depth = 1;
  for (const { 1: end, index } of html.matchAll(/<(\/?)div\b/g)) {
    depth += end ? -1 : 1;
    if (depth === 0) return html.slice(0, index);
  }
  return html;
}
