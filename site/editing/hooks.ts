/** What the editor adds to a page. */
export const EDIT_FRAME = 'edit-frame';
export const EDIT_BAR = 'edit-bar';
export const EDIT_PROBLEM = 'edit-problem';
export const CODE_EDITOR = 'code-editor';
