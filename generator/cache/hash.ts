import { createHash, hash as hashAtOnce } from 'node:crypto';

/** Content hash as lower-case hex. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  // Most inputs are short texts, for which one update is faster than several.
  if (parts.every((part) => typeof part === 'string'))
    return hashAtOnce('sha256', `${parts.join('\0')}${parts.length > 0 ? '\0' : ''}`, 'hex').slice(0, 32);
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
