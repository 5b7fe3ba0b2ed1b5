import { isBuiltin } from 'node:module';
import type { Message } from 'esbuild';
import type { Snapshot } from '../../cache';
import type { Place, Problem } from '../../model';
import { exportMissing, nodeModuleImported, packageMissing } from '../../problems/catalogue/modules';
import { messagesOf, moduleProblem } from './esbuild-problems';
import { placeOfSpecifier } from './modules/place-of';
import type { Modules } from './modules/walk-modules';

/** Reports missing packages and exports at the imports that need them. */
export function packageProblems(failure: unknown, snapshot: Snapshot, modules: Modules): Problem[] {
  const problems = messagesOf(failure).flatMap((message) =>
    explain(message, snapshot, (specifier, file) => importers(specifier, { snapshot, modules, file })),
  );
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

type PlacesOf = (specifier: string, file?: string) => Place[];

/** Falls back to esbuild's own message where no import is found, as for `require`, so that every failure is reported. */
function explain(message: Message, snapshot: Snapshot, placesOf: PlacesOf): Problem[] {
  const problems = explainImport(message, placesOf);
  return problems.length > 0 ? problems : [moduleProblem(message, snapshot)];
}

function explainImport(message: Message, placesOf: PlacesOf): Problem[] {
  const { text, location } = message;
  const [, specifier] = /^(?:package|between):([^#]*)/.exec(location?.file ?? '') ?? [];
  const [, missing] = /^Could not resolve "(.*)"/.exec(text) ?? [];
  const [, name] = /^No matching export in .* for import "(.*)"/.exec(text) ?? [];
  if (missing !== undefined && isBuiltin(missing))
    return placesOf(missing, location?.file).map((place) => nodeModuleImported(missing, place));
  if (specifier !== undefined && missing === specifier)
    return placesOf(specifier).map((place) => packageMissing(specifier, place));
  if (specifier !== undefined && name !== undefined)
    return placesOf(specifier).map((place) => exportMissing(name, specifier, place));
  return [];
}

interface Importers {
  snapshot: Snapshot;
  modules: Modules;
  /** Restricts the search to this module. */
  file: string | undefined;
}

function importers(specifier: string, { snapshot, modules, file: only }: Importers): Place[] {
  return [...modules.values()]
    .filter(({ imports }) => imports.some((found) => found.specifier === specifier))
    .filter(({ file }) => only === undefined || file === only)
    .map(({ file }) => placeOfSpecifier(file, snapshot.text(file), specifier));
}
