/** The whole code of a demo: what the editor looks for as well. */
export const SOURCE = 'source';
