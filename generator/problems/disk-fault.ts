/** An error of the file system. */
export interface DiskFault {
  /** `ENOSPC`. */
  code: string;
  /** `no space left on device`. */
  reason: string;
  /** Absent for calls without a path, such as writing to an open file. */
  path?: string;
  /** Set where a folder was listed: nothing was to be written then. */
  isListing?: true;
}

/** Error codes of the operating system; bugs of this program have none. */
const SYSTEM_CODE = /^E[A-Z0-9]+$/;

/** The fault behind an error of the file system; undefined for all other errors. */
export function diskFaultOf(error: unknown): DiskFault | undefined {
  if (!isSystemError(error)) return undefined;
  const { code, message, syscall } = error;
  const path = isAboutTarget(code) ? (error.dest ?? error.path) : error.path;
  const reason = /^[A-Z0-9]+: (.*?)(?:, |$)/.exec(message)?.[1] ?? message;
  return {
    code,
    reason,
    ...(path !== undefined && { path }),
    ...(syscall === 'scandir' && { isListing: true as const }),
  };
}

interface SystemError extends Error {
  code: string;
  syscall: string;
  path?: string;
  /** The target of a call that copies, links or renames. */
  dest?: string;
}

/** Whether an error concerns the target of a copy, which is written, and not its source. */
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
