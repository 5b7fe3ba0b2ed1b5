/** How long a busy browser may put a demo off. */
const PATIENCE_MS = 2000;

/** Resolves when the browser has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 1);
  });
}
