import type { Plugin } from 'esbuild';
import type { Shortcuts } from './shortcuts';

/** Serves files of packages with their imports shortened, as the round that is under way has it. */
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
