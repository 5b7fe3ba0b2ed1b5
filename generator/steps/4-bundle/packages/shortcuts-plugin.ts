import type { Plugin } from 'esbuild';
import type { Shortcuts } from './shortcuts';

/** Serves files of packages with the shortcuts of the current round. */
export function shortcutsPlugin(shortcuts: () => Shortcuts): Plugin {
  return {
    name: 'shortcuts',
    setup(build) {
      build.onLoad({ filter: /node_modules[\\/].*\.m?js$/ }, ({ path }) => {
        const contents = shortcuts().get(path);
        return contents === undefined ? undefined : { contents, loader: 'js' };
      });
    },
  };
}
