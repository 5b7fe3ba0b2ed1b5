import type { BuildResult, Metafile } from 'esbuild';
import { type Maker, snapshotPlugin } from '../../../cache';
import { buildOptions, type Platform } from '../build-options';
import { BETWEEN } from './entry-module';
import { type Division, NOTHING } from './division';
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

/** What to make of which packages. */
export interface PackRequest {
  root: string;
  /** Reads the site's supplements. */
  maker: Maker;
  platform: Platform;
  wanted: WantedNames;
  supplements: Supplements;
  /** Keys of names that are loaded before any other; only a browser counts files. */
  foundation: string[];
  /** Who loads what at once: pieces are planned for them. */
  readers: Reader[];
}

/**
 * First line of a file whose functions a browser compiles while it is fetched, on another thread: a demo calls most of
 * what its packages bring, and the press that asked for it waits for the main thread. Browsers that do not know it
 * see a comment. Source: V8, "Explicit JavaScript compile hints" (Chrome 136).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** A bundle in memory: its files and how they hang together. */
export type Bundled = BuildResult<{ write: false; metafile: true }>;

/**
 * Bundles the packages of the site, so that a change in a module of the site need not look at them.
 * For browsers it takes three rounds: what imports what, which shows where indexes can be passed by;
 * then as esbuild divides it, which shows who needs what; then in planned pieces. Each file is parsed once for all
 * of them. Throws esbuild's failure.
 */
export async function packPackages(request: PackRequest): Promise<Bundled> {
  const { root, wanted } = request;
  const rounds = await openRounds(request);
  try {
    const everyone = new Set(wanted.keys());
    const undivided = { plan: [], between: everyone, shortcuts: new Map(), origins: new Map() };
    if (request.platform === 'node') return await rounds.build(undivided);
    const graph = (await rounds.build({ ...undivided, uses: 'nothing' })).metafile;
    const past = { shortcuts: findShortcuts(root, graph), origins: findOrigins(root, graph, wanted) };
    const divided = (await rounds.build({ ...undivided, ...past })).metafile;
    const plan = planPieces({ ...request, pieces: piecesOf(divided, ENTRY) });
    return await rounds.build({ plan, between: commonJsOf(divided), ...past });
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
  const context = await esbuild.context({
    ...buildOptions({
      root,
      platform,
      plugins: [
        packagesPlugin({ root, wanted, division: now }),
        supplementPlugin(root, supplements),
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
      return context.rebuild();
    },
    close: () => context.dispose(),
  };
}

/** Names of CommonJS modules: an entry cannot hand them on without code. */
function commonJsOf({ inputs }: Metafile): Set<string> {
  const between = Object.entries(inputs).filter(([name]) => name.startsWith(BETWEEN));
  const found = between.filter(([, { imports }]) =>
    imports.some(({ path }) => inputs[path]?.format === 'cjs'),
  );
  return new Set(found.map(([name]) => name.slice(BETWEEN.length)));
}

function fileNameOf(key: string): string {
  return key
    .replace(/#default$/, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');
}
