import type { BuildContext, BuildResult } from 'esbuild';
import { type Maker, snapshotPlugin } from '../../../cache';
import { buildOptions, type Platform } from '../build-options';
import { loadBundler } from '../bundler';
import { commonJsPackages } from './common-js-packages';
import { type Division, NOTHING } from './division';
import { addUnlisted, namedExportsPlugin } from './named-exports-plugin';
import { ENTRY, packagesPlugin } from './packages-plugin';
import { shortcutsPlugin } from './shortcuts-plugin';
import { type Supplements, supplementPlugin } from './supplement-plugin';
import type { WantedNames } from './wanted-names';

/** The packages to bundle. */
export interface PackagesToBundle {
  root: string;
  /** Reads the site's supplements. */
  maker: Maker;
  platform: Platform;
  wanted: WantedNames;
  supplements: Supplements;
}

/** A bundle in memory: its files and its metafile. */
export type Bundled = BuildResult<{ write: false; metafile: true }>;

/** Builds of the same packages, one after another. Each file is parsed once for all of them. */
export interface Rounds {
  /** Throws esbuild's failure. */
  build(division: Division): Promise<Bundled>;
  /** CommonJS modules that are left to esbuild; a build adds those that it finds (named-exports-plugin). */
  unlisted: Set<string>;
  close(): Promise<void>;
}

/**
 * First line of a file. Browsers then compile all its functions on another thread while the file is loaded: a demo calls
 * most functions of its packages, and compiling them on the main thread would delay the first interaction. Other browsers
 * ignore the comment. Source: V8, "Explicit JavaScript compile hints" (Chrome 136).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Nothing is loaded before the first build. */
export function openRounds(request: PackagesToBundle): Rounds {
  const unlisted = new Set<string>();
  let division = NOTHING;
  let context: Promise<BuildContext<{ write: false; metafile: true }>> | undefined;
  return {
    unlisted,
    build: async (next) => {
      division = next;
      context ??= contextOf(request, () => division, unlisted);
      const { rebuild } = await context;
      return rebuild().catch((error) => {
        if (addUnlisted(unlisted, error)) return rebuild();
        throw error;
      });
    },
    close: async () => (await context)?.dispose(),
  };
}

async function contextOf(
  { root, platform, wanted, supplements, maker }: PackagesToBundle,
  division: () => Division,
  unlisted: ReadonlySet<string>,
) {
  const esbuild = await loadBundler();
  const packages = platform === 'browser' ? commonJsPackages(root, specifiersOf(wanted)) : [];
  return esbuild.context({
    ...buildOptions({
      root,
      platform,
      plugins: [
        packagesPlugin({ root, wanted, division }),
        supplementPlugin(root, supplements),
        namedExportsPlugin(root, { packages, unlisted }),
        shortcutsPlugin(() => division().shortcuts),
        snapshotPlugin(root, maker),
      ],
    }),
    ...(platform === 'browser' && { banner: { js: COMPILE_AHEAD } }),
    splitting: true,
    entryPoints: [...wanted.keys()].map((key) => ({ in: ENTRY + key, out: fileNameOf(key) })),
  });
}

function specifiersOf(wanted: WantedNames): string[] {
  return [...wanted.values()].map(({ specifier }) => specifier);
}

function fileNameOf(key: string): string {
  return key
    .replace(/#default$/, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');
}
