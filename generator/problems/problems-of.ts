import type { Problem } from '../model';
import { diskFailed } from './catalogue/output';
import { unexpectedError } from './catalogue/runs';
import { diskFaultOf } from './disk-fault';
import { SiteError } from './site-error';

/** What the state of a disk can make of any call; what is merely missing is a bug of whoever asked for it. */
const STATES_OF_A_DISK = new Set([
  'EACCES',
  'EBUSY',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENAMETOOLONG',
  'ENFILE',
  'ENOSPC',
  'EPERM',
  'EROFS',
]);

/** Any error that ended a command as problems, so that every reporter can tell them. */
export function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return [...error.problems];
  const fault = diskFaultOf(error);
  if (fault && STATES_OF_A_DISK.has(fault.code)) return [diskFailed(fault)];
  return [unexpectedError(error instanceof Error ? error.message : String(error))];
}
