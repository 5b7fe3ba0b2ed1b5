import { SiteError } from '../../../problems/site-error';
import { asDiskProblem, type Disk, realDisk } from '../disk';
import { type Exchange, exchangeFor } from './exchange';
import { realPath } from './real-path';
import { type OutputRequest, refusal } from './refusal';
import { type WorkPaths, workBeside, workWithin } from './work-paths';

/** A folder that a build may replace, and how. */
export interface Output {
  /** Absolute; no part of it is a link. */
  out: string;
  exchange: Exchange;
  work: WorkPaths;
  disk: Disk;
}

/** Finds the folder that `out` leads to. Throws a SiteError when no build may replace it. Writes nothing. */
export function findOutput(asked: OutputRequest, disk: Disk = realDisk): Output {
  try {
    const out = realPath(asked.out, disk);
    const problem = refusal({ ...asked, out }, disk);
    if (problem) throw new SiteError(problem);
    return outputAt(out, disk);
  } catch (error) {
    throw asDiskProblem(error, 'Nothing was touched.');
  }
}

/** The output at a path without links, whatever stands there. */
export function outputAt(out: string, disk: Disk): Output {
  const exchange = exchangeFor(out, disk);
  return { out, exchange, work: exchange === 'folder' ? workBeside(out) : workWithin(out), disk };
}
