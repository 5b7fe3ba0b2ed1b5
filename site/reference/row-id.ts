/** `#data-grid-prop-rows`, `#DataGrid-css-toolbar`, `#data-grid-classes-root`: how the former site wrote them. */
const formerly: [RegExp, string][] = [
  [/^[\w-]+?-prop-(.+)$/, 'prop'],
  [/^\w+-css-(.+)$/, 'slot'],
  [/^[\w-]+?-classes-(.+)$/, 'class'],
];

/** The row that an address means, also in its former spelling; undefined when the page has none. */
export function rowIdOf(hash: string, exists: (id: string) => boolean): string | undefined {
  const id = decoded(hash.slice(1));
  if (id !== '' && exists(id)) return id;
  for (const [pattern, kind] of formerly) {
    const name = pattern.exec(id)?.[1];
    if (name !== undefined && exists(`${kind}-${name}`)) return `${kind}-${name}`;
  }
  return undefined;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
