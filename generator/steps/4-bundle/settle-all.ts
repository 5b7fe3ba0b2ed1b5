/**
 * Like `Promise.all`, but rejects only after all promises have settled: after a rejection the caller closes the cache, into
 * which the others may still write.
 */
export async function settleAll<T extends readonly unknown[] | []>(
  works: T,
): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
