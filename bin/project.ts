import path from 'node:path';

/** Where a site keeps its definition, unless told otherwise. */
export const DEFINITION = 'data/site.ts';

/** Where the built site goes, unless told otherwise. */
export const OUTPUT = 'dist';

/** Options that say which site is meant. */
export interface RootOption {
  root?: string;
}

/** The folders of one run, all absolute. */
export interface Project {
  root: string;
  definition: string;
  cacheFolder: string;
  /** The compiled thread module, which lies beside the compiled command line. */
  worker: URL;
}

/** The site in `--root`, else the one in this folder. What was made is remembered beside its packages. */
export function projectOf({ root = '.' }: RootOption): Project {
  const absolute = path.resolve(root);
  return {
    root: absolute,
    definition: DEFINITION,
    cacheFolder: path.join(absolute, 'node_modules', '.cache', 'xdocs', 'site'),
    worker: new URL('./page-worker.mjs', import.meta.url),
  };
}
