/** The hook of a demo's whole code, which the editor also uses. */
export const SOURCE = 'source';
