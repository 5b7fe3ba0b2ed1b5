/** Thrown where a size hangs on too many boxes. */
export class SizeUnknownError extends Error {
  override readonly name = 'SizeUnknownError';
}
