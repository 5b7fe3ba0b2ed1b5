import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The size limit of Git's output: a long history has long lists of names. */
const LARGEST_LOG = 256 * 1024 * 1024;

/**
 * The day (UTC) of the last commit of each file of a folder, by path relative to the root. Empty outside a repository, and for
 * a shallow clone, in which every file would seem new. Undefined where Git is not installed.
 */
export async function lastUpdated(
  root: string,
  folder: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    if ((await git(root, ['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return new Map();
    const format = '--format=format:%x00%ct';
    return daysOf(
      await git(root, ['log', '--relative', '--no-renames', '--name-only', format, '--', folder]),
    );
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? undefined : new Map();
  }
}

async function git(root: string, command: string[]): Promise<string> {
  const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...command], {
    cwd: root,
    maxBuffer: LARGEST_LOG,
  });
  return stdout;
}

/** The newest commit comes first, so the first commit with a file determines its day. */
function daysOf(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '', ...files] = commit.split('\n');
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) if (file && !days.has(file)) days.set(file, day);
  }
  return days;
}
