import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One run of a command: wall time in ms, and the peak memory of its largest process in MB. */
export interface Measured {
  ms: number;
  megabytes: number;
}

const POLL_MS = 15;

/** Runs the launcher as a person would and watches it; fails when the command does. */
export function runMeasured(args: string[], { cwd }: { cwd: string }): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const child = spawn(process.execPath, ['bin/xdocs.js', ...args], {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let kilobytes = 0;
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const timer = setInterval(() => {
      kilobytes = Math.max(kilobytes, ...family(child.pid).map(peakOf));
    }, POLL_MS);
    child.on('exit', (code) => {
      clearInterval(timer);
      const ms = performance.now() - since;
      if (code === 0) resolve({ ms, megabytes: kilobytes / 1024 });
      else reject(new Error(`xdocs ${args.join(' ')} ended with ${code}:\n${said.slice(-4000)}`));
    });
  });
}

/** A process and its children; Linux only, elsewhere memory is told as zero. */
function family(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
