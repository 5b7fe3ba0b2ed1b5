/** Calls on an open file fail without a name: this one says which file it was. */
export function naming<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw withPath(error, path);
  }
}

/** An error of the file system, which names this path unless it names one already. */
export function withPath(error: unknown, path: string): unknown {
  const isNameless = error instanceof Error && 'syscall' in error && pathOf(error) === undefined;
  return isNameless ? Object.assign(error, { path }) : error;
}

function pathOf(error: Error): unknown {
  return 'path' in error ? error.path : undefined;
}
