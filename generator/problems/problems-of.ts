import type { Problem } from '../model';
import { diskFailed } from './catalogue/output';
import { threwLater, unexpectedError } from './catalogue/runs';
import { diskFaultOf } from './disk-fault';
import { SiteError } from './site-error';

/** Errors that the state of a disk may cause in any call. A missing file is not among them: it would be a bug. */
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

/** Converts an error that ended a command to problems, so that every reporter can show it. */
export function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return [...error.problems];
  const fault = diskFaultOf(error);
  if (fault && STATES_OF_A_DISK.has(fault.code)) return [diskFailed(fault)];
  const reason = error instanceof Error ? error.message : String(error);
  const module = moduleOfSite(error);
  return [module === undefined ? unexpectedError(reason) : threwLater(reason, module)];
}

/** The line that threw, if it is in a bundled module of the site. */
function moduleOfSite(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line] = /^\s+at .*?(?:file:\/\/)?(\/[^()]*:\d+):\d+\)?$/m.exec(stack) ?? [];
  return line !== undefined && /\/modules\/[^/]+\.mjs:\d+$/.test(line) ? line : undefined;
}
