import type { BuildResult, Metafile } from 'esbuild';
import { type Maker, snapshotPlugin } from '../../../cache';
import { buildOptions, type Platform } from '../build-options';
import { BETWEEN } from './entry-module';
import { findOrigins, type Origins } from './origins';
import { ENTRY, packagesPlugin } from './packages-plugin';
import { type Piece, piecesOf } from './pieces';
import { planPieces } from './plan-pieces';
import type { Reader } from './readers';
import { findShortcuts, type Shortcuts } from './shortcuts';
import { shortcutsPlugin } from './shortcuts-plugin';
import { type Supplements, supplementPlugin } from './supplement-plugin';
import type { WantedNames } from './wanted-names';

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

/** A bundle in memory: its files and how they hang together. */
export type Bundled = BuildResult<{ write: false; metafile: true }>;

/**
 * Bundles the packages of the site, so that a change in a module of the site need not look at them.
 * For browsers it takes three rounds: what imports what, which shows where indexes can be passed by;
 * then as esbuild divides it, which shows who needs what; then in planned pieces. Throws esbuild's
 * failure.
 */
export async function packPackages(request: PackRequest): Promise<Bundled> {
  const { root, wanted } = request;
  const everyone = new Set(wanted.keys());
  const undivided = { plan: [], between: everyone, shortcuts: new Map(), origins: new Map() };
  const first = await build(request, undivided);
  if (request.platform === 'node') return first;
  const past = {
    shortcuts: findShortcuts(root, first.metafile),
    origins: findOrigins(root, first.metafile, wanted),
  };
  const divided = await build(request, { ...undivided, ...past });
  const pieces = piecesOf(divided.metafile, ENTRY);
  const plan = planPieces({ ...request, pieces });
  return build(request, { plan, between: commonJsOf(divided.metafile), ...past });
}

interface Division {
  plan: Piece[];
  /** Keys of names that are reached by a module between. */
  between: ReadonlySet<string>;
  shortcuts: Shortcuts;
  origins: Origins;
}

async function build(request: PackRequest, { shortcuts, ...division }: Division): Promise<Bundled> {
  const { root, platform, wanted, supplements, maker } = request;
  const esbuild = await import('esbuild');
  return esbuild.build({
    ...buildOptions({
      root,
      platform,
      plugins: [
        packagesPlugin({ root, wanted, ...division }),
        supplementPlugin(root, supplements),
        shortcutsPlugin(shortcuts),
        snapshotPlugin(root, maker),
      ],
    }),
    splitting: true,
    entryPoints: [...wanted.keys()].map((key) => ({ in: ENTRY + key, out: fileNameOf(key) })),
  });
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
