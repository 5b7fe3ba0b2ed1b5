import { statSync } from 'node:fs';

/** Whether there is a folder at an absolute path. */
export function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
