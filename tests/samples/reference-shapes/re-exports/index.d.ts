export { Inner as Subject } from './inner';
export * from './inner';
