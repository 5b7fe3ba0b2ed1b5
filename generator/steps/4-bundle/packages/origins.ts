import type { Metafile } from 'esbuild';
import { NAMESPACE } from '../modules/import-clause';
import { BETWEEN } from './entry-module';
import { PackageGraph } from './package-graph';
import type { WantedName, WantedNames } from './wanted-names';

/** The file that makes a name, and what it is called there, by the name's key. */
export type Origins = ReadonlyMap<string, Required<WantedName>>;

/**
 * Finds where names are made, so that an entry need not reach them through an index, and with it all that
 * the index hands on. Names whose making cannot be told are left out: they are asked for as they were.
 */
export function findOrigins(root: string, { inputs }: Metafile, wanted: WantedNames): Origins {
  const graph = new PackageGraph(root, inputs);
  return new Map(
    [...wanted].flatMap(([key, { specifier, name = NAMESPACE }]): [string, Required<WantedName>][] => {
      const file = graph.resolve(BETWEEN + key, specifier);
      const made = file === undefined || name === NAMESPACE ? undefined : graph.made(file, name);
      return made ? [[key, { specifier: graph.absolute(made.file), name: made.name }]] : [];
    }),
  );
}
