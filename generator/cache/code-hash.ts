import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from './hash';
import { installRecord } from './install-record';
import { isCompiled } from './is-compiled';

declare const XDOCS_GENERATOR_HASH: string | undefined;

/**
 * The hash of this program and its installed packages. It is part of every record, so other code never reuses a page.
 * Defined at compile time (bin/compile.js); constant when run from source.
 */
const generatorHash: string = typeof XDOCS_GENERATOR_HASH === 'undefined' ? 'source' : XDOCS_GENERATOR_HASH;

/** Pages and drawings contain dates and numbers as this version of Node writes them. */
const runtime = `node ${process.versions.node}${versionsBelow(fileURLToPath(import.meta.url))}`;

/**
 * A program that is installed as a package uses the versions of its packages that fit, which differ between sites. In a checkout
 * they are those of its lock file, which is a part of the hash.
 */
function versionsBelow(program: string): string {
  const isPackage = /[\\/]bin[\\/]compiled[\\/]/.test(program);
  return isPackage ? ` packages ${hashOf(installRecord(program))}` : '';
}

/**
 * Parts of this program whose results are expensive and depend on few modules: they stay valid when other modules change.
 * bin/layers.js lists the modules of each layer.
 */
export type CodeLayer = 'packages' | 'reference' | 'demo types' | 'code' | 'drawings' | 'pictures';

/** Read from `layers.json` beside the compiled program (bin/compile.js). */
let layers: Record<string, string> | undefined;

/** The hash of a layer, or of the whole program. */
export function codeHash(layer?: CodeLayer): string {
  if (!layer || !isCompiled) return `${generatorHash} ${runtime}`;
  layers ??= JSON.parse(readFileSync(new URL('./layers.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const hash = layers[layer];
  if (hash === undefined) throw new Error(`bin/layers.js does not say what makes ${layer}.`);
  return `${hash} ${runtime}`;
}
