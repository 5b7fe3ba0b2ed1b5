import { readFileSync } from 'node:fs';
import { isCompiled } from './is-compiled';

declare const XDOCS_GENERATOR_HASH: string | undefined;

/**
 * The hash of this program and of what it is installed with, part of every record, so that no page outlives
 * the code that made it. The launcher puts it in; run from source it is always the same.
 */
const generatorHash: string = typeof XDOCS_GENERATOR_HASH === 'undefined' ? 'source' : XDOCS_GENERATOR_HASH;

/**
 * Parts of this program whose results are dear and depend on few of its modules: they outlive a change of the
 * others. Which modules make a layer stands in bin/layers.js.
 */
export type CodeLayer = 'packages' | 'reference' | 'demo types' | 'code' | 'drawings' | 'pictures';

/** Written by the launcher beside the compiled program. */
let layers: Record<string, string> | undefined;

/** The hash of the code that makes a value: of its layer, or of the whole program. */
export function codeHash(layer?: CodeLayer): string {
  if (!layer || !isCompiled) return generatorHash;
  layers ??= JSON.parse(readFileSync(new URL('./layers.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const hash = layers[layer];
  if (hash === undefined) throw new Error(`bin/layers.js does not say what makes ${layer}.`);
  return hash;
}
