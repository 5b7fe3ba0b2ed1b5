import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Says that a question comes from here: a resolver that asks itself never ends. */
const ASKED = Symbol('asked');

/**
 * Leaves installed packages where they are: a compiled definition lies in a folder from which Node would not
 * find them, so they are named by their file. One that is not installed is a mistake with a place.
 */
export function installedPackages(): Plugin {
  return {
    name: 'installed packages',
    setup: (build) => {
      const root = build.initialOptions.absWorkingDir ?? '';
      build.onResolve({ filter: /^[^./]/ }, async ({ path: specifier, pluginData, ...asked }) => {
        if (pluginData === ASKED || asked.kind === 'entry-point') return undefined;
        const found = await build.resolve(specifier, { ...asked, pluginData: ASKED });
        // A linked package lies elsewhere.
        const isPackage = /[\\/]node_modules[\\/]/.test(found.path) || isOutside(root, found.path);
        return isPackage ? { path: pathToFileURL(found.path).href, external: true } : undefined;
      });
    },
  };
}

function isOutside(root: string, file: string): boolean {
  return path.isAbsolute(file) && path.relative(root, file).startsWith('..');
}
