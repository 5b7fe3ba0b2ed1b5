import path from 'node:path';
import type { Loader } from 'esbuild';
import type { Source } from '../../../model';
import { type ModuleImport, readImports } from './read-imports';
import { loadBundler } from '../bundler';

/** A module of the site as JavaScript, without types, JSX and imports that only types need. */
export interface SiteModule {
  /** Relative to the root. */
  file: string;
  code: string;
  imports: ModuleImport[];
}

const LOADERS: Record<string, Loader> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.jsx': 'jsx',
  // Authors write JSX in .js files, too.
  '.js': 'jsx',
  '.mjs': 'js',
};

/** Whether a file is code; styles, data and pictures are not. */
export function isScript(file: string): boolean {
  return path.extname(file) in LOADERS;
}

/** Constants that are replaced in site code. */
export type Constants = Record<string, string>;

/** How a file is compiled. */
export interface ReadOptions {
  constants: Constants;
  /** Appends a source map; the code is the same. */
  map?: 'inline';
}

/** Compiles the text of one file. Throws esbuild's failure, which contains the place of the mistake. */
export async function readModule(
  { file, text }: Source,
  { constants, map }: ReadOptions,
): Promise<SiteModule> {
  const esbuild = await loadBundler();
  const { code } = await esbuild.transform(text, {
    loader: LOADERS[path.extname(file)] ?? 'js',
    // Source names of a map are relative to the folder of the module.
    sourcefile: map ? path.posix.basename(file) : file,
    ...(map && { sourcemap: map, sourcesContent: false }),
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Removes branches that a constant disables, and their imports.
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    logLevel: 'silent',
    // Ignores the `tsconfig.json` of the site.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
  return { file, code, imports: readImports(code) };
}
