/** Ids that React, and some components, number through the whole process. */
const COUNTED = /:r[0-9a-z]+:|\bmui-\d+/g;

/** Renumbers such ids by order of occurrence, so that the result does not depend on other demos. */
export function withStableIds(html: string): string {
  const names = new Map<string, string>();
  return html.replace(COUNTED, (name) => {
    const known = names.get(name) ?? `:d${names.size}:`;
    names.set(name, known);
    return known;
  });
}
