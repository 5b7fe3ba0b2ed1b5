/** The start of the HTML for phones, if a demo is prerendered for both screens. */
const NARROW = /<div data-drawn="narrow"[^>]*>/;

/** The HTML of a demo for phones, which fits beside text, or its only HTML. */
export function narrowHalf(html: string): string {
  const start = NARROW.exec(html);
  return start ? html.slice(start.index + start[0].length, html.lastIndexOf('</div>')) : html;
}
