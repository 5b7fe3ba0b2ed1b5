export { openLinkedEdit, toggleEditing } from '../editing/edit-demo';
