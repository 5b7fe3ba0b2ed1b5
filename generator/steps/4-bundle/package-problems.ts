import { isBuiltin } from 'node:module';
import type { Message } from 'esbuild';
import type { Snapshot } from '../../cache';
import type { Place, Problem } from '../../model';
import { exportMissing, nodeModuleImported, packageMissing } from '../../problems/catalogue/modules';
import { messagesOf, moduleProblem } from './esbuild-problems';
import { placeOfSpecifier } from './modules/place-of';
import type { ModuleImport } from './modules/read-imports';
import type { Modules } from './modules/walk-modules';

/** Reports missing packages and exports at the imports that need them. */
export function packageProblems(failure: unknown, snapshot: Snapshot, modules: Modules): Problem[] {
  const problems = messagesOf(failure).flatMap((message) =>
    explain(message, snapshot, (wanted) => importers(wanted, { snapshot, modules })),
  );
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** An import of a package: of one name of it, and in one module, where these are given. */
interface WantedImport {
  specifier: string;
  name?: string;
  file?: string | undefined;
}

type PlacesOf = (wanted: WantedImport) => Place[];

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
    return placesOf({ specifier: missing, file: location?.file }).map((place) =>
      nodeModuleImported(missing, place),
    );
  if (specifier !== undefined && missing === specifier)
    return placesOf({ specifier }).map((place) => packageMissing(specifier, place));
  if (specifier !== undefined && name !== undefined)
    return placesOf({ specifier, name }).map((place) => exportMissing(name, specifier, place));
  return [];
}

function importers(
  { specifier, name, file: only }: WantedImport,
  { snapshot, modules }: { snapshot: Snapshot; modules: Modules },
): Place[] {
  const isWanted = ({ specifier: from, names }: ModuleImport) =>
    from === specifier && (name === undefined || names.some(({ imported }) => imported === name));
  return [...modules.values()]
    .filter(({ imports }) => imports.some(isWanted))
    .filter(({ file }) => only === undefined || file === only)
    .map(({ file }) => placeOfSpecifier(file, snapshot.text(file), specifier));
}
