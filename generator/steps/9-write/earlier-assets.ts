import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
export function assetHistory(out: string, assets: string[]): AssetHistory {
  const current = [...assets].sort();
  const [last, ...before] = readHistory(out);
  const earlier = last && JSON.stringify(last) !== JSON.stringify(current) ? [last, ...before] : before;
  const builds = [current, ...earlier].slice(0, KEPT_BUILDS + 1);
  const own = new Set(current);
  const keep = [...new Set(builds.slice(1).flat())]
    .filter((file) => !own.has(file) && existsSync(path.join(out, file)))
    .sort();
  return { file: HISTORY, contents: JSON.stringify(builds), keep };
}

function readHistory(out: string): string[][] {
  try {
    const builds: unknown = JSON.parse(readFileSync(path.join(out, HISTORY), 'utf8'));
    return Array.isArray(builds) ? builds.filter(isFileList) : [];
  } catch {
    return [];
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
