/**
 * A path without the slashes at its end: empty for the root. A loop, because `/\/+$/` takes the square of a run of slashes
 * that something follows, and anybody may request such a path.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
