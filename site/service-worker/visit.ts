/** The files that a page has loaded before the worker was active. */
export interface Visit {
  /** The page itself; sent once. */
  page?: string;
  /** URLs of files that were loaded since the last message. */
  files: string[];
}

/** Validates a message, because other code can send messages to a worker. */
export function isVisit(data: unknown): data is Visit {
  if (typeof data !== 'object' || data === null || !('files' in data) || !Array.isArray(data.files))
    return false;
  const page = 'page' in data ? data.page : undefined;
  return [...data.files, page ?? ''].every((url) => typeof url === 'string');
}
