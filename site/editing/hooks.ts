/** The hooks of elements that the editor adds. */
export const EDIT_FRAME = 'edit-frame';
export const EDIT_BAR = 'edit-bar';
export const EDIT_PROBLEM = 'edit-problem';
export const CODE_EDITOR = 'code-editor';
