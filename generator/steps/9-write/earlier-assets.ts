import path from 'node:path';
import { codeOf, type Disk, isThere, realDisk } from './disk';

/** Builds whose hashed files stay, so that a tab opened before a publication keeps working. */
export const KEPT_BUILDS = 3;

const HISTORY = '.assets-history.json';

/** Hashed files of this build and of the ones before, newest first. */
export interface AssetHistory {
  file: string;
  contents: string;
  /** Files of earlier builds that are not part of this one, relative to the output folder. */
  keep: string[];
}

/** What to carry over from the published tree `out`. An equal build is the same build and ages nothing. */
export function assetHistory(out: string, assets: string[], disk: Disk = realDisk): AssetHistory {
  const current = [...assets].sort();
  const [last, ...before] = readHistory(out, disk);
  const earlier = last && JSON.stringify(last) !== JSON.stringify(current) ? [last, ...before] : before;
  const builds = [current, ...earlier].slice(0, KEPT_BUILDS + 1);
  const own = new Set(current);
  const keep = [...new Set(builds.slice(1).flat())]
    .filter((file) => !own.has(file) && isThere(disk, path.join(out, file)))
    .sort();
  return { file: HISTORY, contents: JSON.stringify(builds), keep };
}

/** Hashed files of the published build and the ones before. A damaged history is none; a disk that cannot be read is no reason to forget what it holds. */
export function readHistory(out: string, disk: Disk): string[][] {
  try {
    const builds: unknown = JSON.parse(disk.readFileSync(path.join(out, HISTORY), 'utf8'));
    return Array.isArray(builds) ? builds.filter(isFileList) : [];
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function isFileList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every(
      (file) => typeof file === 'string' && !path.isAbsolute(file) && !file.split('/').includes('..'),
    )
  );
}
