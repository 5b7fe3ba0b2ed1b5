import path from 'node:path';
import type { Plugin } from 'esbuild';
import { BETWEEN, betweenModule, entryModule } from './entry-module';
import type { Division } from './division';
import type { Piece } from './pieces';
import type { WantedName, WantedNames } from './wanted-names';

/** Begins the name of an entry, and of a piece's list. */
export const ENTRY = 'package:';
const PIECE = 'piece:';

interface PackagesPluginRequest {
  root: string;
  wanted: WantedNames;
  /** Of the round that is under way. */
  division: () => Division;
}

/**
 * Serves the entries. esbuild has no way to be told what goes together, but it puts files together
 * that the same entries reach: so an entry also imports the list of every piece it shall load. An
 * import of a file without side effects brings nothing in, it only says who loads the file.
 */
export function packagesPlugin({ root, wanted, division }: PackagesPluginRequest): Plugin {
  const asked = (key: string) => ({
    ...(wanted.get(key) ?? { specifier: key }),
    ...division().origins.get(key),
  });
  const load = {
    [ENTRY]: (key: string) => entryOf(key, asked(key), division()),
    [BETWEEN]: (key: string) => betweenModule(asked(key)),
    [PIECE]: (name: string) => pieceModule(root, division().plan[Number(name)]),
  };
  return {
    name: 'packages',
    setup(build) {
      for (const [prefix, contentsOf] of Object.entries(load)) {
        const namespace = prefix.slice(0, -1);
        build.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path: name }) => ({
          path: name.slice(prefix.length),
          namespace,
          sideEffects: division().uses !== 'nothing' || prefix === ENTRY,
        }));
        build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
          contents: contentsOf(name),
          resolveDir: root,
        }));
      }
    },
  };
}

function entryOf(key: string, asked: WantedName, { plan, between, uses }: Division): string {
  if (uses === 'nothing' && asked.name !== undefined) return `import ${JSON.stringify(BETWEEN + key)};`;
  return entryModule(key, asked, between.has(key) ? 'between' : 'straight') + piecesFor(key, plan);
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
