/**
 * Whether bytes have the hash of a file, whole or shortened (published/file-table). Without Web Crypto, as on a page without
 * https, every file is accepted.
 */
export async function fitsDigest(bytes: ArrayBuffer, digest: string): Promise<boolean> {
  const { subtle }: Partial<Crypto> = crypto;
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return digest !== '' && btoa(String.fromCharCode(...hash)).startsWith(digest);
}
