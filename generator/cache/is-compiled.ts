declare const XDOCS_GENERATOR_HASH: string | undefined;

/** Whether this program is compiled: only then are there thread modules beside it. */
export const isCompiled: boolean = typeof XDOCS_GENERATOR_HASH !== 'undefined';
