/** The hooks of elements that the editor adds. */
export const EDIT_FRAME = 'edit-frame';
export const EDIT_BAR = 'edit-bar';
export const EDIT_PROBLEM = 'edit-problem';
export const CODE_EDITOR = 'code-editor';

/** On a demo as long as any of its code is changed, whether the editor is open or not. */
export const EDITED = 'data-edited';
