/** A module is imported under so many other URLs before the page is reloaded. */
const MAX_ATTEMPTS = 2;

const attempts = new Map<string, number>();

/** The number of failed attempts to load a module. */
export function failedAttempts(url: string): number {
  return attempts.get(url) ?? 0;
}

/** Counts a failed attempt to load a module. */
export function countFailure(url: string): void {
  attempts.set(url, failedAttempts(url) + 1);
}

/** Whether only a reload can load a module: a document caches failed modules, including their imports. */
export function needsReload(url: string): boolean {
  return failedAttempts(url) >= MAX_ATTEMPTS;
}
