import path from 'node:path';
import type { Plugin } from 'esbuild';

/** A package's module, and the module of the site whose exports are added to it. */
export type Supplements = Record<string, string>;

const NAMESPACE = 'supplemented';

/**
 * Adds exports to installed modules. Packages that depend on each other are not always published in matching versions;
 * the site then supplies the missing exports.
 */
export function supplementPlugin(root: string, supplements: Supplements): Plugin {
  return {
    name: 'supplements',
    setup(build) {
      const names = Object.keys(supplements).map((name) => name.replace(/[.]/g, '\\.'));
      if (names.length === 0) return;
      build.onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path: specifier, namespace }) =>
        namespace === NAMESPACE ? undefined : { path: specifier, namespace: NAMESPACE, sideEffects: false },
      );
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: specifier }) => ({
        contents: [specifier, path.resolve(root, supplements[specifier] ?? '')]
          .map((source) => `export * from ${JSON.stringify(source)};`)
          .join('\n'),
        resolveDir: root,
      }));
    },
  };
}
