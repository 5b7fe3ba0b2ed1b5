import { NAMESPACE } from '../modules/import-clause';
import type { WantedName } from './wanted-names';

/** The name of the only export of every entry. */
export const ENTRY_EXPORT = 'given';

/** Whether an entry exports from the package module directly or through a wrapper module. */
export type EntryKind = 'direct' | 'wrapped';

/**
 * The entry for one export of a package module. A re-export that needs code (the whole module as one value, a name of a
 * CommonJS module) is done by a wrapper module: esbuild can move that into another file, but not an entry.
 */
export function entryModule(key: string, { specifier, name }: WantedName, kind: EntryKind): string {
  if (name === undefined) return `import ${JSON.stringify(specifier)};`;
  return kind === 'wrapped' || name === NAMESPACE
    ? `export { ${ENTRY_EXPORT} } from ${JSON.stringify(WRAPPER_PREFIX + key)};`
    : `export { ${quoted(name)} as ${ENTRY_EXPORT} } from ${JSON.stringify(specifier)};`;
}

/** The prefix of the names of wrapper modules. */
export const WRAPPER_PREFIX = 'between:';

/** The wrapper module: exports the value under `ENTRY_EXPORT`. */
export function wrapperModule({ specifier, name = NAMESPACE }: WantedName): string {
  const from = JSON.stringify(specifier);
  return name === NAMESPACE
    ? `export * as ${ENTRY_EXPORT} from ${from};`
    : `import { ${quoted(name)} as found } from ${from};\nexport const ${ENTRY_EXPORT} = found;`;
}

function quoted(name: string): string {
  return /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
}
