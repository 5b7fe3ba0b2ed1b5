/** The public module of this package: `defineSite`, the types of pages, and functions for addresses. */

export type * from './contract/coverage';
export type * from './contract/feed';
export type * from './contract/languages';
export type * from './contract/navigation';
export type * from './contract/plan';
export type * from './contract/products';
export type * from './contract/reader-words';
export type * from './contract/sandboxes';
export type * from './contract/security';
export * from './contract/site';
export type * from './contract/site-files';
export * from './contract/url';
export type * from './contract/web-app-manifest';
export type * from './page/content';
export type * from './page/demo';
export type * from './page/demo-server-entry';
export * from './page/marks';
export type * from './page/menu';
export type * from './page/page';
export * from './page/picture';
export type * from './page/reference';
export type * from './page/server-entry';
export * from './published/file-table';
