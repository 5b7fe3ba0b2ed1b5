/** Calls `act` and adds `path` to its errors: errors of calls on an open file do not contain the path. */
export function addPathToErrors<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw withPath(error, path);
  }
}

/** Adds `path` to an error of the file system that has none. */
export function withPath(error: unknown, path: string): unknown {
  const lacksPath = error instanceof Error && 'syscall' in error && pathOf(error) === undefined;
  return lacksPath ? Object.assign(error, { path }) : error;
}

function pathOf(error: Error): unknown {
  return 'path' in error ? error.path : undefined;
}
