/** How a drawing for phones begins, where a demo is drawn for both screens. */
const NARROW = '<div data-drawn="narrow">';

/** A demo as it is drawn for a phone, which fits beside words; all of it where one drawing serves every screen. */
export function narrowHalf(html: string): string {
  const start = html.indexOf(NARROW);
  return start === -1 ? html : html.slice(start + NARROW.length, html.lastIndexOf('</div>'));
}
