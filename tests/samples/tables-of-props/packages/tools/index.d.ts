export * from './Handle/Handle';
export { default as Rake } from './Rake/Rake';
export { default as useRake } from './Rake/useRake';
