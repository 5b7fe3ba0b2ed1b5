export * from './Handle/Handle';
export { default as Rake } from './Rake/Rake';
export { default as useRake } from './Rake/useRake';

/** A function or a class, nobody knows which. */
export declare const Shed: import('react').JSXElementConstructor<{
  /** Whether it is locked. */
  locked?: boolean;
}>;
