import { type ChildProcess, spawn } from 'node:child_process';

/** What a command left: exit code, and what it said on both ways. */
export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Called with the running process. */
  started?: (child: ChildProcess) => void;
}

/** Runs the launcher as a person would. */
export function runXdocs(args: string[], { env = {}, started }: RunOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['bin/xdocs.js', ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      said.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said.stderr += chunk;
    });
    child.on('close', (code) => resolve({ code, ...said }));
    started?.(child);
  });
}
