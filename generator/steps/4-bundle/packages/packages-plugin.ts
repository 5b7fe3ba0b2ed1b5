import path from 'node:path';
import type { Plugin } from 'esbuild';
import { NAMESPACE } from '../modules/import-clause';
import { BETWEEN, betweenModule, entryModule } from './entry-module';
import type { Piece } from './pieces';
import type { WantedNames } from './wanted-names';

/** Begins the name of an entry, and of a piece's list. */
export const ENTRY = 'package:';
const PIECE = 'piece:';

interface PackagesPluginRequest {
  root: string;
  wanted: WantedNames;
  /** Who loads which files; without a plan esbuild divides them by itself. */
  plan: Piece[];
  /** Package modules that are reached by a module between. */
  between: ReadonlySet<string>;
}

/**
 * Serves the entries. esbuild has no way to be told what goes together, but it puts files together
 * that the same entries reach: so an entry also imports the list of every piece it shall load. An
 * import of a file without side effects brings nothing in, it only says who loads the file.
 */
export function packagesPlugin({ root, wanted, plan, between }: PackagesPluginRequest): Plugin {
  const load = {
    [ENTRY]: (name: string) =>
      entryModule(name, wanted.get(name) ?? [], between.has(name) ? 'between' : 'straight') +
      piecesFor(name, plan),
    [BETWEEN]: (name: string) =>
      betweenModule(
        name,
        [...(wanted.get(name) ?? [])].filter((asked) => asked === NAMESPACE || between.has(name)),
      ),
    [PIECE]: (name: string) => pieceModule(root, plan[Number(name)]),
  };
  return {
    name: 'packages',
    setup(build) {
      for (const [prefix, contentsOf] of Object.entries(load)) {
        const namespace = prefix.slice(0, -1);
        build.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path: name }) => ({
          path: name.slice(prefix.length),
          namespace,
          sideEffects: true,
        }));
        build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
          contents: contentsOf(name),
          resolveDir: root,
        }));
      }
    },
  };
}

function piecesFor(name: string, plan: Piece[]): string {
  return plan.map(({ users }, at) => (users.has(name) ? `\nimport "${PIECE}${at}";` : '')).join('');
}

function pieceModule(root: string, piece: Piece | undefined): string {
  return (piece?.files ?? [])
    .filter((file) => !file.startsWith(ENTRY) && !file.startsWith(PIECE) && !file.startsWith('('))
    .map((file) => `import ${JSON.stringify(file.startsWith(BETWEEN) ? file : path.resolve(root, file))};\n`)
    .join('');
}
