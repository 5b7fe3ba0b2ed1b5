export * from './cache';
export * from './hash';
export * from './store';
