import { statSync } from 'node:fs';
import path from 'node:path';

/** Written anew by each build that publishes something. */
export const MANIFEST = 'build-manifest.json';

/** Reads something of a built site when it is asked for, and again after another build. */
export function perBuild<Value>(out: string, read: () => Value): () => Value {
  const manifest = path.join(out, MANIFEST);
  let last: { value: Value; stamp: number | undefined } | undefined;
  return () => {
    // Missing while a build exchanges the folder.
    const stamp = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
    if (!last || last.stamp !== stamp) last = { stamp, value: read() };
    return last.value;
  };
}
