/** Thrown where a size hangs on what only a browser knows: lines of text, form controls, too many boxes. */
export class SizeUnknownError extends Error {
  override readonly name = 'SizeUnknownError';
}
