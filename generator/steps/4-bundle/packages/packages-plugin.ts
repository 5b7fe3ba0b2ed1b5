import path from 'node:path';
import type { Plugin } from 'esbuild';
import { WRAPPER_PREFIX, wrapperModule, entryModule } from './entry-module';
import type { Division, PlannedFile } from './division';
import { isMade } from './package-folders';
import type { WantedName, WantedNames } from './wanted-names';

/** Prefixes of the names of entries and of pieces. */
export const ENTRY = 'package:';
const PIECE = 'piece:';

interface PackagesPluginRequest {
  root: string;
  wanted: WantedNames;
  /** The division of the current round. */
  division: () => Division;
}

/**
 * Serves the entries. esbuild has no option for manual chunks, but it puts files that the same entries reach into one chunk.
 * So each entry also imports a module for every piece it shall load, which imports the files of the piece. Importing a
 * file without side effects adds no code; it only determines the chunk.
 */
export function packagesPlugin({ root, wanted, division }: PackagesPluginRequest): Plugin {
  const asked = (key: string) => ({
    ...(wanted.get(key) ?? { specifier: key }),
    ...division().origins.get(key),
  });
  const load = {
    [ENTRY]: (key: string) => entryOf(key, asked(key), division()),
    [WRAPPER_PREFIX]: (key: string) => wrapperModule(asked(key)),
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

function entryOf(key: string, asked: WantedName, { plan, wrapped, uses }: Division): string {
  if (uses === 'nothing' && asked.name !== undefined)
    return `import ${JSON.stringify(WRAPPER_PREFIX + key)};`;
  return entryModule(key, asked, wrapped.has(key) ? 'wrapped' : 'direct') + piecesFor(key, plan);
}

function piecesFor(name: string, plan: Division['plan']): string {
  return plan.map(({ users }, at) => (users.has(name) ? `\nimport "${PIECE}${at}";` : '')).join('');
}

function pieceModule(root: string, piece: PlannedFile | undefined): string {
  return (piece?.files ?? [])
    .filter((file) => !file.startsWith(ENTRY) && !file.startsWith(PIECE) && !file.startsWith('('))
    .map((file) => `import ${JSON.stringify(isMade(file) ? file : path.resolve(root, file))};\n`)
    .join('');
}
