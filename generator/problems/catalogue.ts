/**
 * Every kind of mistake that a maintainer can make and this program can name: one function each, which
 * gives its permanent code, its severity and its words. By the room of the site they are made in.
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
