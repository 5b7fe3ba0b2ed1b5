declare const XDOCS_GENERATOR_HASH: string | undefined;

/**
 * The hash of this program and of what it is installed with, part of every record, so that no page outlives
 * the code that made it. The launcher puts it in; run from source it is always the same.
 */
export const generatorHash: string =
  typeof XDOCS_GENERATOR_HASH === 'undefined' ? 'source' : XDOCS_GENERATOR_HASH;

/** Whether this program runs compiled, with thread modules beside it. */
export const isCompiled: boolean = typeof XDOCS_GENERATOR_HASH !== 'undefined';
