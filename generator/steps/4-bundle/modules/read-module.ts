import path from 'node:path';
import type { Loader } from 'esbuild';
import type { Source } from '../../../model';
import { type ModuleImport, readImports } from './read-imports';
import { loadBundler } from '../bundler';

/** A module of the site as JavaScript: types and JSX are gone, and with them the imports only types need. */
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

/** Whether a file is code that may import more; others (styles, data, pictures) are leaves. */
export function isScript(file: string): boolean {
  return path.extname(file) in LOADERS;
}

/** What site code may know of the build. */
export type Constants = Record<string, string>;

/** How a file is compiled. */
export interface ReadOptions {
  constants: Constants;
  /** With a source map at its end, which changes nothing else of the code. */
  map?: 'inline';
}

/** Compiles one file's text. Throws esbuild's failure, which says where the text is wrong. */
export async function readModule(
  { file, text }: Source,
  { constants, map }: ReadOptions,
): Promise<SiteModule> {
  const esbuild = await loadBundler();
  const { code } = await esbuild.transform(text, {
    loader: LOADERS[path.extname(file)] ?? 'js',
    // Whoever bundles the module reads the names in its map from where it lies.
    sourcefile: map ? path.posix.basename(file) : file,
    ...(map && { sourcemap: map, sourcesContent: false }),
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Branches that a constant closes go away here, with their imports.
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    logLevel: 'silent',
    // The site's own compiler settings say nothing about what a bundle is made of.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
  return { file, code, imports: readImports(code) };
}
