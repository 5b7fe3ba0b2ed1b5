import type { BuildResult, Metafile } from 'esbuild';
import { type Maker, snapshotPlugin } from '../../../cache';
import { buildOptions, type Platform } from '../build-options';
import { WRAPPER_PREFIX } from './entry-module';
import { type Division, NOTHING } from './division';
import { commonJsPackages } from './common-js-packages';
import { addUnlisted, namedExportsPlugin } from './named-exports-plugin';
import { findOrigins } from './origins';
import { ENTRY, packagesPlugin } from './packages-plugin';
import { piecesOf } from './pieces';
import { planPieces } from './plan-pieces';
import type { Reader } from './readers';
import { findShortcuts } from './shortcuts';
import { shortcutsPlugin } from './shortcuts-plugin';
import { type Supplements, supplementPlugin } from './supplement-plugin';
import type { WantedNames } from './wanted-names';
import { loadBundler } from '../bundler';

/** The packages to bundle, and how. */
export interface PackRequest {
  root: string;
  /** Reads the site's supplements. */
  maker: Maker;
  platform: Platform;
  wanted: WantedNames;
  supplements: Supplements;
  /** Keys of names that are loaded before all others. Used for browsers only. */
  foundation: string[];
  /** Sets of names that are loaded together: pieces are planned for them. */
  readers: Reader[];
}

/**
 * First line of a file. Browsers then compile all its functions on another thread while the file is loaded: a demo calls
 * most functions of its packages, and compiling them on the main thread would delay the first interaction. Other browsers
 * ignore the comment. Source: V8, "Explicit JavaScript compile hints" (Chrome 136).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** A bundle in memory: its files and its metafile. */
export type Bundled = BuildResult<{ write: false; metafile: true }>;

/**
 * Bundles the packages of the site on their own, so that a change of a module of the site does not bundle them again.
 * For browsers there are three rounds. The first finds the imports, and with them the barrel files that can be skipped. The
 * second lets esbuild divide the code, which shows what each entry needs. The third builds the planned pieces. Each file is
 * parsed once for all rounds. Throws esbuild's failure.
 */
export async function packPackages(request: PackRequest): Promise<Bundled> {
  const { root, wanted } = request;
  const rounds = await openRounds(request);
  try {
    const everyone = new Set(wanted.keys());
    const undivided = { plan: [], wrapped: everyone, shortcuts: new Map(), origins: new Map() };
    if (request.platform === 'node') return await rounds.build(undivided);
    const graph = (await rounds.build({ ...undivided, uses: 'nothing' })).metafile;
    const past = { shortcuts: findShortcuts(root, graph), origins: findOrigins(root, graph, wanted) };
    const divided = (await rounds.build({ ...undivided, ...past })).metafile;
    const plan = planPieces({ ...request, pieces: piecesOf(divided, ENTRY) });
    return await rounds.build({ plan, wrapped: commonJsOf(divided), ...past });
  } finally {
    await rounds.close();
  }
}

/** Builds of the same packages, one after another. */
interface Rounds {
  build(division: Division): Promise<Bundled>;
  close(): Promise<void>;
}

async function openRounds({ root, platform, wanted, supplements, maker }: PackRequest): Promise<Rounds> {
  const esbuild = await loadBundler();
  let division: Division | undefined;
  const now = (): Division => division ?? NOTHING;
  const unlisted = new Set<string>();
  const packages = platform === 'browser' ? commonJsPackages(root, specifiersOf(wanted)) : [];
  const context = await esbuild.context({
    ...buildOptions({
      root,
      platform,
      plugins: [
        packagesPlugin({ root, wanted, division: now }),
        supplementPlugin(root, supplements),
        namedExportsPlugin(root, { packages, unlisted }),
        shortcutsPlugin(() => now().shortcuts),
        snapshotPlugin(root, maker),
      ],
    }),
    ...(platform === 'browser' && { banner: { js: COMPILE_AHEAD } }),
    splitting: true,
    entryPoints: [...wanted.keys()].map((key) => ({ in: ENTRY + key, out: fileNameOf(key) })),
  });
  return {
    build: (next) => {
      division = next;
      return context.rebuild().catch((error) => {
        if (addUnlisted(unlisted, error)) return context.rebuild();
        throw error;
      });
    },
    close: () => context.dispose(),
  };
}

function specifiersOf(wanted: WantedNames): string[] {
  return [...wanted.values()].map(({ specifier }) => specifier);
}

/** Names of CommonJS modules: an entry cannot re-export them without code. */
function commonJsOf({ inputs }: Metafile): Set<string> {
  const wrappers = Object.entries(inputs).filter(([name]) => name.startsWith(WRAPPER_PREFIX));
  const found = wrappers.filter(([, { imports }]) =>
    imports.some(({ path }) => inputs[path]?.format === 'cjs'),
  );
  return new Set(found.map(([name]) => name.slice(WRAPPER_PREFIX.length)));
}

function fileNameOf(key: string): string {
  return key
    .replace(/#default$/, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');
}
