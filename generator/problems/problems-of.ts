import type { Problem } from '../model';
import { diskFailed } from './catalogue/output';
import { threwLater, unexpectedError } from './catalogue/runs';
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
  const reason = error instanceof Error ? error.message : String(error);
  const module = moduleOfSite(error);
  return [module === undefined ? unexpectedError(reason) : threwLater(reason, module)];
}

/** The line that threw, where it is in a module that a build made of the site's code. */
function moduleOfSite(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line] = /^\s+at .*?(?:file:\/\/)?(\/[^()]*:\d+):\d+\)?$/m.exec(stack) ?? [];
  return line !== undefined && /\/modules\/[^/]+\.mjs:\d+$/.test(line) ? line : undefined;
}
