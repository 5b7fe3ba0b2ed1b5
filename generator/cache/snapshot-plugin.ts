import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Maker } from './remember';

/**
 * Has esbuild read the site's own files through the run's snapshot, and notes each and the folder it lies in:
 * a new file beside it may be what an import without an ending now means. Packages are told apart by what is
 * installed, so they are left to esbuild.
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
