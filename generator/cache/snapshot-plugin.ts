import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Maker } from './remember';

/**
 * Makes esbuild read files of the site through the snapshot, and records each file and its folder: an import without an
 * ending may later resolve to a new file of that folder. Packages are covered by the hash of what is installed, so esbuild
 * reads them itself.
 */
export function snapshotPlugin(root: string, { read, names }: Pick<Maker, 'read' | 'names'>): Plugin {
  return {
    name: 'snapshot',
    setup(build) {
      build.onLoad({ filter: /.*/ }, ({ path: absolute }) => {
        const file = path.relative(root, absolute).split(path.sep).join('/');
        if (file.startsWith('..') || path.isAbsolute(file) || file.split('/').includes('node_modules'))
          return undefined;
        names(path.posix.dirname(file));
        return { contents: read(file), loader: 'default', resolveDir: path.dirname(absolute) };
      });
    },
  };
}
