/** What we use of a package that comes without types. */
declare module 'stylis' {
  import type { StylisElement, StylisPlugin } from '@emotion/cache';
  export type Middleware = StylisPlugin;
  export const prefixer: Middleware;
  /** Writes each element as CSS. */
  export const stringify: Middleware;
  export function compile(css: string): StylisElement[];
  export function middleware(steps: readonly Middleware[]): Middleware;
  export function serialize(elements: readonly StylisElement[], write: Middleware): string;
}
