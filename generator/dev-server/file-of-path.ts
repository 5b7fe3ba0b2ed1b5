import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { decoded } from './request-target';

/**
 * The file of a built site that a path names, without links; nothing for a path that leads out of the folder,
 * also where a link does.
 */
export async function fileOfPath(folder: string, pathname: string): Promise<string | undefined> {
  const name = decoded(pathname);
  if (name === undefined || !isPlain(name)) return undefined;
  const wanted = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
  return (await fileIn(folder, wanted)) ?? (await fileIn(folder, `${wanted}.html`));
}

/** No empty segment, no way up, nothing hidden but what hosts show (RFC 8615), no separator of another system. */
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
    // It is not there, or its name is one that no file can have.
    return undefined;
  }
}
