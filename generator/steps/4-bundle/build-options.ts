import type { BuildOptions, Plugin } from 'esbuild';

/** Where a bundle runs. */
export type Platform = 'browser' | 'node';

/** CommonJS modules of packages ask for Node's own modules by `require`. */
const REQUIRE =
  'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);';

/** What style sheets and modules show is part of them. */
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
 * What every bundle has in common. Paths are relative to the root, or hashes would change with the
 * checkout's place; nothing is written, as finished files are kept by content.
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
    // Packages come as the modules browsers get, so that each exists once.
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: { js: REQUIRE },
  },
} satisfies Record<Platform, BuildOptions>;
