/** The hooks of demos for the first scripts; a root has `data-demo`, and each tool `data-tool`. */
export const TOOLS = 'tools';
export const WAITING = 'waiting';

/** On a prerendered demo with a theme of its own: it has the colours of light only. */
export const IN_LIGHT = 'data-in-light';

/** Attributes of the page that say what a reader has chosen for demos. */
export const CHOICES = [
  'data-code-styling',
  'data-theme-settings',
  'data-palette-colors',
  'data-mui-color-scheme',
];

/** Dispatched to a demo's root to reset it; what has mounted it, or runs its edited code, listens. */
export const RESET_EVENT = 'demo:reset';
