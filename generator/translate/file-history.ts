import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The earlier contents of a file, the newest first, as far as the repository tells; none outside of one. */
export async function* fileHistory(root: string, file: string): AsyncGenerator<string> {
  const commits = await git(root, ['log', '--format=%H', '--', file]);
  for (const commit of (commits ?? '').split('\n').filter(Boolean)) {
    const text = await git(root, ['show', `${commit}:./${file}`]);
    if (text !== undefined) yield text;
  }
}

/** What git says; nothing where it does not know. */
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
