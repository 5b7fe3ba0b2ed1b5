import { fitsDigest } from '../../support/fits-digest';

/** A file to fetch, and what its bytes are known by. */
export interface WantedFile {
  url: string;
  digest: string;
}

/** How it is fetched, and until when. */
interface FetchRequest {
  signal: AbortSignal;
  priority?: RequestPriority;
}

/**
 * Fetches a script so that the browser has it when it is imported. What is kept of it may be cut, or another
 * file's: then it is fetched anew, past every cache. Gives its bytes; rejects when that does not help.
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
