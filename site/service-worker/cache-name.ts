/** The kinds of files that the worker stores, each in a cache of its own. */
export type CacheKind = 'tables' | 'assets' | 'pages' | 'data';

/** The name of a cache of the worker with this scope. Other products on the same origin have caches as well. */
export function cacheName(scope: string, kind: CacheKind): string {
  return `xdocs:${scope}:${kind}`;
}
