/** What the system says about a file that it could not read or write. */
export interface DiskFault {
  /** `ENOSPC`. */
  code: string;
  /** `no space left on device`. */
  reason: string;
  /** Absent where a call names none, such as writing to a file that is open. */
  path?: string;
}

/** The system's own error codes; a bug of ours has none, as it does not come from a call of the system. */
const SYSTEM_CODE = /^E[A-Z0-9]+$/;

/** What stands behind an error that a call of the file system threw; undefined for all other errors. */
export function diskFaultOf(error: unknown): DiskFault | undefined {
  if (!isSystemError(error)) return undefined;
  const { code, message } = error;
  const path = isAboutTarget(code) ? (error.dest ?? error.path) : error.path;
  const reason = /^[A-Z0-9]+: (.*?)(?:, |$)/.exec(message)?.[1] ?? message;
  return { code, reason, ...(path !== undefined && { path }) };
}

interface SystemError extends Error {
  code: string;
  syscall: string;
  path?: string;
  /** Where to, of a call that copies, links or renames. */
  dest?: string;
}

/** Nobody needs room, or the right to write, where something is only read. */
function isAboutTarget(code: string): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS';
}

function isSystemError(error: unknown): error is SystemError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    SYSTEM_CODE.test(error.code) &&
    'syscall' in error &&
    !('address' in error)
  );
}
