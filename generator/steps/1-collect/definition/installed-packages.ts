import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Marks requests of this plugin, so that it does not call itself endlessly. */
const ASKED = Symbol('asked');

/**
 * Keeps installed packages external. The compiled definition is in a folder from which Node cannot resolve them, so they are
 * imported by absolute path. A package that is not installed is a problem with a place.
 */
export function installedPackages(): Plugin {
  return {
    name: 'installed packages',
    setup: (build) => {
      const root = build.initialOptions.absWorkingDir ?? '';
      build.onResolve({ filter: /^[^./]/ }, async ({ path: specifier, pluginData, ...asked }) => {
        if (pluginData === ASKED || asked.kind === 'entry-point') return undefined;
        const found = await build.resolve(specifier, { ...asked, pluginData: ASKED });
        // A linked package is outside `node_modules`.
        const isPackage = /[\\/]node_modules[\\/]/.test(found.path) || isOutside(root, found.path);
        return isPackage ? { path: pathToFileURL(found.path).href, external: true } : undefined;
      });
    },
  };
}

function isOutside(root: string, file: string): boolean {
  return path.isAbsolute(file) && path.relative(root, file).startsWith('..');
}
