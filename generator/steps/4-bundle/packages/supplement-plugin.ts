import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** A package's module, and the module of the site whose exports are added to it. */
export type Supplements = Record<string, string>;

/**
 * Adds exports to installed modules. Two packages that are made for each other are not always
 * published in the same version; what one of them misses in the other is then written in the site.
 */
export function supplementPlugin(root: string, supplements: Supplements): Plugin {
  return {
    name: 'supplements',
    async setup(build) {
      for (const [specifier, file] of Object.entries(supplements)) {
        const { path: target } = await build.resolve(specifier, {
          resolveDir: root,
          kind: 'import-statement',
        });
        if (target === '') continue;
        const addition = JSON.stringify(path.resolve(root, file));
        build.onLoad({ filter: exactly(target) }, () => ({
          contents: `${readFileSync(target, 'utf8')}\nexport * from ${addition};\n`,
          loader: 'js',
        }));
      }
    },
  };
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}
