import type { Metafile } from 'esbuild';
import { NAMESPACE } from '../modules/import-clause';
import { WRAPPER_PREFIX } from './entry-module';
import { PackageGraph } from './package-graph';
import type { WantedName, WantedNames } from './wanted-names';

/** The defining file of a name, and its name there, by the key of the wanted name. */
export type Origins = ReadonlyMap<string, Required<WantedName>>;

/**
 * Finds the definitions of names, so that an entry need not import them through a barrel file with all its re-exports. Names
 * without a known definition are left out and imported as before.
 */
export function findOrigins(root: string, { inputs }: Metafile, wanted: WantedNames): Origins {
  const graph = new PackageGraph(root, inputs);
  return new Map(
    [...wanted].flatMap(([key, { specifier, name = NAMESPACE }]): [string, Required<WantedName>][] => {
      const file = graph.resolve(WRAPPER_PREFIX + key, specifier);
      const made = file === undefined || name === NAMESPACE ? undefined : graph.findDefinition(file, name);
      return made ? [[key, { specifier: graph.absolute(made.file), name: made.name }]] : [];
    }),
  );
}
