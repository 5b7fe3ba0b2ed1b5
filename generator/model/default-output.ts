/** The folder into which a site is built, relative to its root, without `--out`. */
export const DEFAULT_OUTPUT = 'dist';
