import type { ComponentType } from 'react';

/** Thrown when a demo's module exports no component. */
export class NoComponentError extends Error {
  override readonly name = 'NoComponentError';
}

/**
 * Loads a demo's component. Browsers cache failed imports, so every further `attempt` uses another URL.
 * Rejects when the module does not load or exports no component.
 */
export async function loadDemo(url: string, attempt: number): Promise<ComponentType> {
  const module: { default?: unknown } = await import(attempt === 0 ? url : `${url}?${attempt}`);
  if (!isComponent(module.default))
    throw new NoComponentError(`${url} has no component as its default export.`);
  return module.default;
}

/** A function, or an object that React created (`memo`, `forwardRef`). */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
