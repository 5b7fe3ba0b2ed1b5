import { fitsDigest } from '../../support/fits-digest';

/** A file to fetch, and its expected hash. */
export interface WantedFile {
  url: string;
  digest: string;
}

/** The options of a request, and its timeout. */
interface FetchRequest {
  signal: AbortSignal;
  priority?: RequestPriority;
}

/**
 * Fetches a script into the HTTP cache before it is imported. A cached response may be truncated or outdated:
 * then it is fetched again, bypassing the cache. Returns its bytes; rejects when that fails.
 */
export async function fetchWhole(file: WantedFile, request: FetchRequest): Promise<ArrayBuffer> {
  const kept = await wholeBytes(file, request).catch(() => undefined);
  if (kept) return kept;
  request.signal.throwIfAborted();
  const anew = await wholeBytes(file, { ...request, cache: 'reload' });
  if (anew) return anew;
  throw new Error(`${file.url} is not the file that was built.`);
}

async function wholeBytes(
  { url, digest }: WantedFile,
  request: RequestInit,
): Promise<ArrayBuffer | undefined> {
  const response = await fetch(url, request);
  const bytes = await response.arrayBuffer();
  const isScript = response.headers.get('content-type')?.includes('javascript') ?? false;
  return response.ok && isScript && (await fitsDigest(bytes, digest)) ? bytes : undefined;
}
