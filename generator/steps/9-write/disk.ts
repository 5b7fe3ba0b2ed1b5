import fs from 'node:fs';
import { diskFailed } from '../../problems/catalogue';
import { diskFaultOf } from '../../problems/disk-fault';
import { SiteError } from '../../problems/site-error';

/** All file system calls of this step. Tests pass a disk whose nth call fails. */
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

/** Whether a path exists. Throws when the disk cannot answer: a wrong guess could lose files. */
export function pathExists(disk: Disk, name: string): boolean {
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

/** Converts an error of the file system to a problem with path, cause and consequence. */
export function asDiskProblem(error: unknown, state?: string): unknown {
  const fault = diskFaultOf(error);
  return fault ? new SiteError(diskFailed(fault, state), { cause: error }) : error;
}
