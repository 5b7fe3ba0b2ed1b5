import { DIGEST_BYTES } from '../../generator/published/file-table';

/**
 * Are these the bytes that a file was built as (published/file-table)? Where nothing can be calculated with, as on a
 * page without https, every file is taken for what it says it is.
 */
export async function fitsDigest(bytes: ArrayBuffer, digest: string): Promise<boolean> {
  const { subtle }: Partial<Crypto> = crypto;
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes), 0, DIGEST_BYTES);
  return btoa(String.fromCharCode(...hash)) === digest;
}
