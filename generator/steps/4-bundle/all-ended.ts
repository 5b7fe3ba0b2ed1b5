/**
 * The results of works that go on beside each other, once every one of them has ended: when one fails, the others
 * still write into the memory of the run, which is closed as soon as somebody hears of the failure.
 */
export async function allEnded<T extends readonly unknown[] | []>(
  works: T,
): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
