/**
 * Rows of the API reference as the reference site addresses them: `#seed-tray-prop-rows`,
 * `#SeedTray-css-label`, `#seed-tray-classes-GardenTray-cell`. A slot is called by its class where it has one.
 */
const formerly: [pattern: RegExp, kinds: string[]][] = [
  [/^[\w-]+?-prop-(.+)$/, ['prop']],
  [/^\w+-css-(.+)$/, ['slot', 'class']],
  [/^[\w-]+?-classes-(.+)$/, ['class', 'slot']],
];

/** `GardenTray-cell`, `Garden-selected`: what comes before the name that themes know a class by. */
const CLASS_PREFIX = /^\.?[A-Z]\w*?-/;

/**
 * The ids that an address may mean, best first: itself, then what it is called here when it is written as on the
 * reference site. The site follows all of them, so that no check may call one of them dead.
 */
export function rowIds(id: string): string[] {
  const [, kinds, name] = formerly.flatMap(([pattern, found]): [string, string[], string][] => {
    const member = pattern.exec(id)?.[1];
    return member === undefined ? [] : [[id, found, member]];
  })[0] ?? [id, [], ''];
  const names = [name, name.replace(CLASS_PREFIX, '')];
  return [...new Set([id, ...kinds.flatMap((kind) => names.map((one) => `${kind}-${one}`))])];
}
