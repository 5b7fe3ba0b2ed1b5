import { nearest } from './nearest';

/** `Did you mean 'pro'? ` with a space at its end, or nothing when no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates);
  return near === undefined ? '' : `Did you mean '${near}'? `;
}
