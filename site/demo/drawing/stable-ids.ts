/** Names that React counts up through the whole process, and some components by themselves. */
const COUNTED = /:r[0-9a-z]+:|\bmui-\d+/g;

/** Gives such names anew, in the order in which they occur, so that no drawing hangs on the ones before it. */
export function withStableIds(html: string): string {
  const names = new Map<string, string>();
  return html.replace(COUNTED, (name) => {
    const known = names.get(name) ?? `:d${names.size}:`;
    names.set(name, known);
    return known;
  });
}
