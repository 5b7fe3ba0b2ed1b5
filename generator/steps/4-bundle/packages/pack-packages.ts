import type { BuildResult, Metafile } from 'esbuild';
import { buildOptions, type Platform } from '../build-options';
import { BETWEEN } from './entry-module';
import { ENTRY, packagesPlugin } from './packages-plugin';
import type { Piece } from './pieces';
import { piecesOf } from './pieces';
import { planPieces } from './plan-pieces';
import { findShortcuts, type Shortcuts } from './shortcuts';
import { shortcutsPlugin } from './shortcuts-plugin';
import { type Supplements, supplementPlugin } from './supplement-plugin';
import type { WantedNames } from './wanted-names';

/** What to make of which packages. */
export interface PackRequest {
  root: string;
  platform: Platform;
  wanted: WantedNames;
  supplements: Supplements;
  /** Package modules that are loaded before any other; only a browser counts files. */
  foundation: string[];
  /** How much each package module counts when pieces are planned. */
  weights: ReadonlyMap<string, number>;
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
  const everyone = new Set(request.wanted.keys());
  const first = await build(request, { plan: [], between: everyone, shortcuts: new Map() });
  if (request.platform === 'node') return first;
  const shortcuts = findShortcuts(request.root, first.metafile);
  const divided = await build(request, { plan: [], between: everyone, shortcuts });
  const pieces = piecesOf(divided.metafile, ENTRY);
  const plan = planPieces({ pieces, foundation: request.foundation, weights: request.weights });
  return build(request, { plan, between: commonJsOf(divided.metafile), shortcuts });
}

interface Division {
  plan: Piece[];
  /** Package modules that are reached by a module between. */
  between: ReadonlySet<string>;
  shortcuts: Shortcuts;
}

async function build(request: PackRequest, { shortcuts, ...division }: Division): Promise<Bundled> {
  const { root, platform, wanted, supplements } = request;
  const esbuild = await import('esbuild');
  return esbuild.build({
    ...buildOptions({
      root,
      platform,
      plugins: [
        packagesPlugin({ root, wanted, ...division }),
        supplementPlugin(root, supplements),
        shortcutsPlugin(shortcuts),
      ],
    }),
    splitting: true,
    entryPoints: [...wanted.keys()].map((specifier) => ({
      in: ENTRY + specifier,
      out: fileNameOf(specifier),
    })),
  });
}

/** Package modules in CommonJS: an entry cannot hand on their names without code. */
function commonJsOf({ inputs }: Metafile): Set<string> {
  const between = Object.entries(inputs).filter(([name]) => name.startsWith(BETWEEN));
  const found = between.filter(([, { imports }]) =>
    imports.some(({ path }) => inputs[path]?.format === 'cjs'),
  );
  return new Set(found.map(([name]) => name.slice(BETWEEN.length)));
}

function fileNameOf(specifier: string): string {
  return specifier.replace(/[^\w]+/g, '-').replace(/^-/, '');
}
