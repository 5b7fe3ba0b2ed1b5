import { NAMESPACE } from '../modules/import-clause';

/** What names are called in the bundle where they are no plain identifiers. */
const SPECIAL: Record<string, string> = { default: '$default', [NAMESPACE]: '$all' };

/** The name that a bundle's entry gives to an export of a package module. */
export function entryName(name: string): string {
  return SPECIAL[name] ?? (/^[\w$]+$/.test(name) ? name : `$${Buffer.from(name).toString('hex')}`);
}

/** How an entry gets at its package module: straight, or by a module between. */
export type Way = 'straight' | 'between';

/**
 * The entry that stands for one package module: it hands on exactly the names that are used, one a
 * line, so that a name which is not there is found by its line. What takes code to hand on (the whole
 * module as one value, any name of a CommonJS module) is left to a module between: that can be moved
 * into another file, as an entry cannot.
 */
export function entryModule(specifier: string, names: Iterable<string>, way: Way): string {
  const lines = [...names].map((name) =>
    way === 'between' || name === NAMESPACE
      ? `export { ${entryName(name)} } from ${JSON.stringify(BETWEEN + specifier)};`
      : `export { ${quoted(name)} as ${entryName(name)} } from ${JSON.stringify(specifier)};`,
  );
  return lines.length > 0 ? lines.join('\n') : `import ${JSON.stringify(specifier)};`;
}

/** Begins the name of a module between. */
export const BETWEEN = 'between:';

/** The module between: each name as a value of its own. */
export function betweenModule(specifier: string, names: Iterable<string>): string {
  const from = JSON.stringify(specifier);
  return [...names]
    .map((name) =>
      name === NAMESPACE
        ? `export * as ${entryName(name)} from ${from};`
        : `import { ${quoted(name)} as _${entryName(name)} } from ${from};\nexport const ${entryName(name)} = _${entryName(name)};`,
    )
    .join('\n');
}

function quoted(name: string): string {
  return /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
}
