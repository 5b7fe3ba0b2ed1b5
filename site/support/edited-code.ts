/** On a demo as long as any of its code is changed, whether the editor is open or not. A page with one is not reloaded by itself. */
export const EDITED = 'data-edited';
