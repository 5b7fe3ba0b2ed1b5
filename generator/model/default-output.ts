/** The folder into which a site is built, relative to its root, unless a build is told otherwise. */
export const DEFAULT_OUTPUT = 'dist';
