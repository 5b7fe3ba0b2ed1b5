declare const XDOCS_ENGINE: string | undefined;

/**
 * The hash of this program and of what it is installed with. Part of every cache key, so that no page
 * outlives the code that made it. The launcher puts it in; run from source it is always the same.
 */
export const engine: string = typeof XDOCS_ENGINE === 'undefined' ? 'source' : XDOCS_ENGINE;
