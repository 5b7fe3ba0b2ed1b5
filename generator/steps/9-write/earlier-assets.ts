import path from 'node:path';
import { codeOf, type Disk, pathExists, realDisk } from './disk';

/** The number of builds whose hashed files stay, so that open tabs keep working after a publication. */
const KEPT_BUILDS = 3;

const HISTORY = '.assets-history.json';

/** Hashed files of this build and of the ones before, newest first. */
export interface AssetHistory {
  file: string;
  contents: string;
  /** Files of earlier builds that are not part of this one, relative to the output folder. */
  keep: string[];
}

/** The files to keep of the published tree `out`. A build with equal assets does not count as a new one. */
export function assetHistory(out: string, assets: string[], disk: Disk = realDisk): AssetHistory {
  const current = [...assets].sort();
  const [last, ...before] = readHistory(out, disk);
  const earlier = last && JSON.stringify(last) !== JSON.stringify(current) ? [last, ...before] : before;
  const builds = [current, ...earlier].slice(0, KEPT_BUILDS + 1);
  const own = new Set(current);
  const keep = [...new Set(builds.slice(1).flat())]
    .filter((file) => !own.has(file) && pathExists(disk, path.join(out, file)))
    .sort();
  return { file: HISTORY, contents: JSON.stringify(builds), keep };
}

/** Hashed files of the published build and of earlier ones. A damaged history counts as empty; a read error is thrown, so that no history is lost. */
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
