import { fitsDigest } from '../../support/fits-digest';

/** A file to fetch, and what its bytes are known by. */
export interface WantedFile {
  url: string;
  digest: string;
}

/**
 * Fetches a script so that the browser has it when it is imported. What is kept of it may be cut, or another
 * file's: then it is fetched anew, past every cache. Rejects when that does not help.
 */
export async function fetchWhole(file: WantedFile, signal: AbortSignal): Promise<void> {
  if (await isWhole(file, { signal }).catch(() => false)) return;
  signal.throwIfAborted();
  if (await isWhole(file, { signal, cache: 'reload' })) return;
  throw new Error(`${file.url} is not the file that was built.`);
}

async function isWhole({ url, digest }: WantedFile, request: RequestInit): Promise<boolean> {
  const response = await fetch(url, request);
  const bytes = await response.arrayBuffer();
  const isScript = response.headers.get('content-type')?.includes('javascript') ?? false;
  return response.ok && isScript && fitsDigest(bytes, digest);
}
