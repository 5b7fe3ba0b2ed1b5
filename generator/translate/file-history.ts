import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Earlier contents of a file from the Git history, newest first; none without a repository. */
export async function* fileHistory(root: string, file: string): AsyncGenerator<string> {
  const commits = await git(root, ['log', '--format=%H', '--', file]);
  for (const commit of (commits ?? '').split('\n').filter(Boolean)) {
    const text = await git(root, ['show', `${commit}:./${file}`]);
    if (text !== undefined) yield text;
  }
}

/** The output of Git; undefined when it fails. */
async function git(root: string, command: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...command], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch {
    return undefined;
  }
}
