/** Dispatched to the window before a demo is mounted in the place of its prerendered content. */
export const REPLACING_EVENT = 'demo:replacing';

/** Dispatched to the window when that content is replaced, before the browser paints. */
export const REPLACED_EVENT = 'demo:replaced';
