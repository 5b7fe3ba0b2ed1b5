import path from 'node:path';
import type { Plugin } from 'esbuild';

/** A package's module, and the module of the site that stands for it. */
export type Supplements = Record<string, string>;

/**
 * Has modules of the site stand for installed ones, which only they import. Packages that depend on each other are not always
 * published in matching versions; the site then supplies the missing exports. Or a site prepares a package wherever it is
 * loaded.
 */
export function supplementPlugin(root: string, supplements: Supplements): Plugin {
  return {
    name: 'supplements',
    setup(build) {
      const names = Object.keys(supplements).map((name) => name.replace(/[.]/g, '\\.'));
      if (names.length === 0) return;
      build.onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path: specifier, importer }) => {
        const file = path.resolve(root, supplements[specifier] ?? '');
        return importer === file ? undefined : { path: file };
      });
    },
  };
}
