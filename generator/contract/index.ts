/** What a site imports: `defineSite`, the shapes of a page, and how addresses are made. */
export type * from './coverage';
export type * from './feed';
export * from './file-table';
export * from './marks';
export * from './page';
export * from './picture';
export type * from './plan';
export type * from './reference';
export type * from './server-entry';
export * from './site';
export * from './url';
