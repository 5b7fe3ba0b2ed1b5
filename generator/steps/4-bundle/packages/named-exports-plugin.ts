import path from 'node:path';
import type { OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { messagesOf } from '../esbuild-problems';
import { commonJsNames } from './common-js-names';
import { packageFolderOf } from './package-folders';

/** The prefix of the names of ES modules for CommonJS modules. */
export const NAMED = 'named:';

const NAMESPACE = NAMED.slice(0, -1);

/**
 * Adds the modules for which a build failed to `unlisted`, because an import names an export that is not found in their code.
 * Returns whether there are any. Throws any other error than esbuild's.
 */
export function addUnlisted(unlisted: Set<string>, error: unknown): boolean {
  const found = messagesOf(error).flatMap(({ text }) => MISSING.exec(text)?.[1] ?? []);
  for (const file of found) unlisted.add(file);
  return found.length > 0;
}

/** esbuild's message. */
const MISSING = new RegExp(`^No matching export in "${NAMED}([^"]+)"`);

/**
 * Gives CommonJS modules of some packages to the modules that import them as ES modules. Otherwise esbuild makes an object
 * with a getter for each export, in every module that imports one: hundreds of objects for a large component, and a call
 * for each use of an export. Modules that `require` get the CommonJS module itself. `unlisted` modules, relative to the
 * root, are left to esbuild.
 */
export function namedExportsPlugin(
  root: string,
  { packages, unlisted }: { packages: readonly string[]; unlisted: ReadonlySet<string> },
): Plugin {
  const filter = new RegExp(`^(?:${packages.map((name) => name.replaceAll('.', '\\.')).join('|')})(?:/|$)`);
  return {
    name: 'named exports',
    setup(build) {
      if (packages.length === 0) return;
      const known = new Map<string, Promise<OnResolveResult | undefined>>();
      build.onResolve({ filter }, async ({ path: specifier, kind, resolveDir }) => {
        if (kind !== 'import-statement') return undefined;
        const key = `${specifier} ${packageFolderOf(resolveDir) ?? ''}`;
        const resolved = known.get(key) ?? resolveNamed(build, root, { specifier, resolveDir });
        known.set(key, resolved);
        const result = await resolved;
        return unlisted.has(result?.path ?? '') ? undefined : result;
      });
      build.onResolve({ filter: new RegExp(`^${NAMED}`) }, ({ path: name }) => ({
        path: name.slice(NAMED.length),
        namespace: NAMESPACE,
      }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: file }) => ({
        contents: moduleFor(path.resolve(root, file)),
        resolveDir: root,
      }));
    },
  };
}

/** The ES module for a CommonJS module whose exports are known; undefined for any other module. */
async function resolveNamed(
  build: PluginBuild,
  root: string,
  { specifier, resolveDir }: { specifier: string; resolveDir: string },
): Promise<OnResolveResult | undefined> {
  const { path: file, namespace } = await build.resolve(specifier, { kind: 'require-call', resolveDir });
  if (namespace !== 'file' || commonJsNames(file).length === 0) return undefined;
  return { path: path.relative(root, file).split(path.sep).join('/'), namespace: NAMESPACE };
}

/** Pure, so that names that nobody imports are left out. */
function moduleFor(file: string): string {
  return [
    `import all from ${JSON.stringify(file)};`,
    'const of = (name) => all[name];',
    'export default all;',
    ...commonJsNames(file).map(
      (name, at) => `const $${at} = /* @__PURE__ */ of("${name}"); export { $${at} as ${name} };`,
    ),
  ].join('\n');
}
