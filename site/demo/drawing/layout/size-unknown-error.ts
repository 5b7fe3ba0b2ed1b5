/** Thrown when a size depends on too many boxes. */
export class SizeUnknownError extends Error {
  override readonly name = 'SizeUnknownError';
}
