import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';

/** The folder of this repository, also for scripts that run compiled somewhere in it. */
export const root = folderWith('package-lock.json', import.meta.dirname);

const ROOMS = '{bin,generator,data,site,tests}';

/** Every TypeScript file of the rooms; sample sites are rooms of their own. */
export function sourceFiles(): string[] {
  return filesLike(`${ROOMS}/**/*.{ts,tsx}`);
}

/** Every file that is text and that someone wrote. */
export function writtenFiles(): string[] {
  return filesLike('**/*.{ts,tsx,js,mjs,cjs,json,md,yml,yaml,css,html}').filter(
    (file) => file !== 'package-lock.json',
  );
}

/** The text of a file of this repository. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function folderWith(name: string, from: string): string {
  return existsSync(path.join(from, name)) ? from : folderWith(name, path.dirname(from));
}

function filesLike(pattern: string): string[] {
  const ignore = ['**/node_modules/**', '**/dist/**', '.git/**', 'tests/samples/**', 'tests/corpus/**'];
  return glob.sync(pattern, { cwd: root, dot: true, followSymbolicLinks: false, ignore }).sort();
}
