/** What a page tells the worker that was not there, or not in charge, when it was loaded. */
export interface Visit {
  /** The page itself; not told a second time. */
  page?: string;
  /** Urls of what was loaded with it since it told last. */
  files: string[];
}

/** Anyone may write to a worker: is this a visit? */
export function isVisit(data: unknown): data is Visit {
  if (typeof data !== 'object' || data === null || !('files' in data) || !Array.isArray(data.files))
    return false;
  const page = 'page' in data ? data.page : undefined;
  return [...data.files, page ?? ''].every((url) => typeof url === 'string');
}
