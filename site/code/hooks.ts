/** A block of code: the generator writes the same of what it makes out of Markdown (generator/markup/code/code-html.ts). */
export const CODE = 'code';
/** The hook of the script of tabs. */
export const TABS = 'tabs';
