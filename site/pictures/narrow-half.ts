/** The start of the HTML for phones, if a demo is prerendered for both screens. */
const NARROW = '<div data-drawn="narrow">';

/** The HTML of a demo for phones, which fits beside text, or its only HTML. */
export function narrowHalf(html: string): string {
  const start = html.indexOf(NARROW);
  return start === -1 ? html : html.slice(start + NARROW.length, html.lastIndexOf('</div>'));
}
