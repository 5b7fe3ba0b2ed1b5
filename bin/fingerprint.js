import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the fingerprint covers: the sources, and the versions of packages where there is a lock file. */
const PROGRAM_SOURCES = ['bin', 'generator', 'package.json', 'package-lock.json'];

/**
 * The hash of the program's sources.
 * @param {string} project The folder that contains them.
 */
export function fingerprintOf(project) {
  return hashOfFiles(
    project,
    PROGRAM_SOURCES.flatMap((name) => sourcesOf(path.join(project, name))).map((file) =>
      path.relative(project, file),
    ),
  );
}

/**
 * A short hash of the names and the contents of files.
 * @param {string} project
 * @param {string[]} files Relative to the project.
 */
export function hashOfFiles(project, files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(project, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} name */
function sourcesOf(name) {
  if (path.extname(name)) return existsSync(name) ? [name] : [];
  return readdirSync(name, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? entry.name !== 'compiled' : /\.(ts|tsx|js)$/.test(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? sourcesOf(`${name}/${entry.name}`) : [`${name}/${entry.name}`],
    );
}
