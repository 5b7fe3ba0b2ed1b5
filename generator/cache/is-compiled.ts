declare const XDOCS_GENERATOR_HASH: string | undefined;

/** Whether this program runs compiled, with thread modules beside it; the launcher's hash is in it then. */
export const isCompiled: boolean = typeof XDOCS_GENERATOR_HASH !== 'undefined';
