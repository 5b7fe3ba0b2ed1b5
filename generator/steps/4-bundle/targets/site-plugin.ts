import path from 'node:path';
import type { Plugin } from 'esbuild';
import { type Maker, snapshotPlugin } from '../../../cache';
import { isScript } from '../modules/read-module';
import type { Modules, WalkedModule } from '../modules/walk-modules';
import type { PackedPackages } from '../packages/packed';
import { PACKED, rewriteImports } from '../packages/rewrite-imports';
import { isPackageModule } from '../packages/wanted-names';
import { utilityStyles } from './utility-styles';

/** The modules of the site and the bundle of packages they import from. */
export interface SiteSources {
  root: string;
  modules: Modules;
  packed: PackedPackages;
  /** Reads what is neither a script nor a style sheet. */
  maker: Maker;
  /** Modules that contain their packages, because they must not wait for the package bundle. */
  selfContained?: ReadonlySet<string>;
  /** By module: the script that pages have loaded before it. */
  before?: ReadonlyMap<string, string>;
}

/** Serves the site's modules from memory; their package imports are rewritten to the package bundle. */
export function sitePlugin({ root, modules, packed, selfContained, before, maker }: SiteSources): Plugin {
  const fileOf = (absolute: string) => path.relative(root, absolute).split(path.sep).join('/');
  const codeOf = (module: WalkedModule) =>
    rewriteImports(
      module,
      packed,
      (specifier) => !selfContained?.has(module.file) && isPackageModule(specifier),
    );
  const importBefore = ({ file }: WalkedModule) => {
    const script = before?.get(file);
    return script === undefined ? '' : `\nimport ${JSON.stringify(path.join(root, script))};`;
  };
  return {
    name: 'site',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${PACKED}`) }, ({ path: name }) => ({
        path: `./${name.slice(PACKED.length)}`,
        external: true,
      }));
      build.onResolve({ filter: /^\./ }, ({ path: specifier, importer }) => {
        const linked = modules.get(fileOf(importer))?.links[specifier];
        return linked === undefined ? undefined : { path: path.join(root, linked) };
      });
      build.onLoad({ filter: /\.(css|[jt]sx?|mjs)$/ }, async ({ path: absolute }) => {
        const module = modules.get(fileOf(absolute));
        if (!module) return undefined;
        const contents = isScript(module.file)
          ? codeOf(module) + importBefore(module) + (await utilityStyles(module))
          : module.code;
        return { contents, loader: 'js' };
      });
      void snapshotPlugin(root, maker).setup(build);
    },
  };
}
