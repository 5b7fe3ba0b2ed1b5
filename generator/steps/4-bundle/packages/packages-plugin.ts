import path from 'node:path';
import type { Plugin } from 'esbuild';
import { BETWEEN, betweenModule, entryModule } from './entry-module';
import type { Origins } from './origins';
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
  /** Keys of names that are reached by a module between. */
  between: ReadonlySet<string>;
  /** Where names are made: they are taken from there, past every index. */
  origins: Origins;
}

/**
 * Serves the entries. esbuild has no way to be told what goes together, but it puts files together
 * that the same entries reach: so an entry also imports the list of every piece it shall load. An
 * import of a file without side effects brings nothing in, it only says who loads the file.
 */
export function packagesPlugin({ root, wanted, plan, between, origins }: PackagesPluginRequest): Plugin {
  const asked = (key: string) => ({ ...(wanted.get(key) ?? { specifier: key }), ...origins.get(key) });
  const load = {
    [ENTRY]: (key: string) =>
      entryModule(key, asked(key), between.has(key) ? 'between' : 'straight') + piecesFor(key, plan),
    [BETWEEN]: (key: string) => betweenModule(asked(key)),
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
