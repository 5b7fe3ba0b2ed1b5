/**
 * All kinds of problems: a function for each, which returns a problem with its permanent code, severity, message and hint.
 * Grouped by the part of the site that they concern.
 */
export * from './catalogue/definition';
export * from './catalogue/demos';
export * from './catalogue/drawing';
export * from './catalogue/fields';
export * from './catalogue/files';
export { unknownProduct } from './catalogue/front-matter';
export * from './catalogue/links';
export * from './catalogue/marks';
export * from './catalogue/navigation';
export * from './catalogue/output';
export * from './catalogue/pictures';
export * from './catalogue/reference';
export * from './catalogue/runs';
export * from './catalogue/texts';
export * from './catalogue/words';
