import type { BuildOptions, Plugin } from 'esbuild';

/** The platform of a bundle. */
export type Platform = 'browser' | 'node';

/** Defines `require`: CommonJS modules of packages load built-in modules by it. */
const REQUIRE =
  'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);';

/** Pictures and fonts become part of the style sheets and modules that import them. */
export const inlined = {
  '.png': 'dataurl',
  '.jpg': 'dataurl',
  '.svg': 'dataurl',
  '.webp': 'dataurl',
  '.woff2': 'dataurl',
} as const satisfies BuildOptions['loader'];

interface OptionsRequest {
  root: string;
  platform: Platform;
  plugins: Plugin[];
}

/**
 * Options of every bundle. Paths are relative to the root, so that hashes do not depend on the location of the checkout.
 * Nothing is written to disk: files go into the content store.
 */
export function buildOptions({ root, platform, plugins }: OptionsRequest) {
  return {
    absWorkingDir: root,
    outdir: 'bundled',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform,
    plugins,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    loader: inlined,
    tsconfigRaw: {},
    ...platforms[platform],
  } as const satisfies BuildOptions;
}

const platforms = {
  browser: { target: 'es2022', minify: true },
  node: {
    target: 'node20',
    minifySyntax: true,
    // Node gets the ES modules that browsers get, so that each package exists once.
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: { js: REQUIRE },
  },
} satisfies Record<Platform, BuildOptions>;
