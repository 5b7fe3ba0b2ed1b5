import { NAMESPACE } from '../modules/import-clause';
import type { WantedName } from './wanted-names';

/** What every entry calls the one thing that it gives. */
export const GIVEN = 'given';

/** How an entry gets at its package module: straight, or by a module between. */
export type Way = 'straight' | 'between';

/**
 * The entry that stands for one export of a package module. What takes code to hand on (the whole module
 * as one value, a name of a CommonJS module) is left to a module between: that can be moved into another
 * file, as an entry cannot.
 */
export function entryModule(key: string, { specifier, name }: WantedName, way: Way): string {
  if (name === undefined) return `import ${JSON.stringify(specifier)};`;
  return way === 'between' || name === NAMESPACE
    ? `export { ${GIVEN} } from ${JSON.stringify(BETWEEN + key)};`
    : `export { ${quoted(name)} as ${GIVEN} } from ${JSON.stringify(specifier)};`;
}

/** Begins the name of a module between. */
export const BETWEEN = 'between:';

/** The module between: the export as a value of its own. */
export function betweenModule({ specifier, name = NAMESPACE }: WantedName): string {
  const from = JSON.stringify(specifier);
  return name === NAMESPACE
    ? `export * as ${GIVEN} from ${from};`
    : `import { ${quoted(name)} as found } from ${from};\nexport const ${GIVEN} = found;`;
}

function quoted(name: string): string {
  return /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
}
