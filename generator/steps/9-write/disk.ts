import fs from 'node:fs';
import { diskFailed } from '../../problems/catalogue';
import { diskFaultOf } from '../../problems/disk-fault';
import { SiteError } from '../../problems/site-error';

/** The calls by which this step reaches the disk. Tests hand in a disk whose nth call fails. */
export type Disk = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'copyFileSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'readlinkSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'statSync'
  | 'utimesSync'
  | 'writeFileSync'
> & { promises: Pick<typeof fs.promises, 'open'> };

/** The disk of this machine. */
export const realDisk: Disk = fs;

/** Whether something of this name is there. A disk that cannot tell throws: a guess could lose files. */
export function isThere(disk: Disk, name: string): boolean {
  return disk.lstatSync(name, { throwIfNoEntry: false }) !== undefined;
}

/** Removes a file or a folder with all that it holds; what is not there is removed already. */
export function remove(disk: Disk, name: string): void {
  disk.rmSync(name, { recursive: true, force: true });
}

/** The system's code of an error, such as `EEXIST`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** A failed call as a problem that names path and cause, and says what that means for the site. */
export function asDiskProblem(error: unknown, state?: string): unknown {
  const fault = diskFaultOf(error);
  return fault ? new SiteError(diskFailed(fault, state), { cause: error }) : error;
}
