import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { decoded } from './request-target';

/**
 * The real path of the file of a built site; undefined for a path that leaves the folder, also by a symbolic link.
 */
export async function fileOfPath(folder: string, pathname: string): Promise<string | undefined> {
  const name = decoded(pathname);
  if (name === undefined || !isPlain(name)) return undefined;
  const wanted = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
  return (await fileIn(folder, wanted)) ?? (await fileIn(folder, `${wanted}.html`));
}

/** Refuses empty segments, `..`, hidden names except `.well-known` (RFC 8615), and backslashes. */
function isPlain(name: string): boolean {
  const segments = name.slice(1).replace(/\/$/, '').split('/');
  const isRoot = name === '/';
  return isRoot || segments.every((segment) => /^(?!\.)[^\\]+$|^\.well-known$/.test(segment));
}

async function fileIn(folder: string, name: string): Promise<string | undefined> {
  try {
    const [real, within] = await Promise.all([realpath(name), realpath(folder)]);
    const isInside = real.startsWith(`${within}${path.sep}`);
    return isInside && (await stat(real)).isFile() ? real : undefined;
  } catch {
    // The file does not exist, or its name is invalid.
    return undefined;
  }
}
