import { createHash } from 'node:crypto';

/** Content hash as lower-case hex; shortened it still names a file without collisions in practice. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
