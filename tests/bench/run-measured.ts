import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** One run of a command, with all processes that it starts. */
export interface Measured {
  /** From its start to its end, in ms. */
  ms: number;
  /** Processor time of all its processes, in ms. */
  cpuMs: number;
  /** The most memory that all its processes had together, in MB; what they share counts once. */
  megabytes: number;
}

/** Looking costs processor time of its own. */
const POLL_MS = 100;

/** Adding up a process's memory takes the system a while. */
const MEMORY_EVERY_MS = 500;

/** Linux tells processor time in hundredths of a second. */
const TICK_MS = 10;

/** Where a command runs. */
interface Place {
  cwd: string;
  /** A folder for what the profiler of each thread writes; without one, none runs. */
  profiles?: string;
}

/** Runs the launcher as a person would and watches it; fails when the command does. Figures but time are zero elsewhere than on Linux. */
export function runMeasured(args: string[], { cwd, profiles }: Place): Promise<Measured> {
  const flags = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const child = spawn(process.execPath, [...flags, 'bin/xdocs.js', ...args], {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ticks = new Map<number, number>();
    let kilobytes = 0;
    let weighedAt = 0;
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const timer = setInterval(() => {
      const all = family(child.pid);
      for (const pid of all) ticks.set(pid, Math.max(ticksOf(pid), ticks.get(pid) ?? 0));
      if (performance.now() - weighedAt < MEMORY_EVERY_MS) return;
      weighedAt = performance.now();
      kilobytes = Math.max(
        kilobytes,
        all.map(memoryOf).reduce((sum, own) => sum + own, 0),
      );
    }, POLL_MS);
    child.on('exit', (code) => {
      clearInterval(timer);
      const ms = performance.now() - since;
      const cpuMs = [...ticks.values()].reduce((sum, own) => sum + own, 0) * TICK_MS;
      if (code === 0) resolve({ ms, cpuMs, megabytes: kilobytes / 1024 });
      else reject(new Error(`xdocs ${args.join(' ')} ended with ${code}:\n${said.slice(-4000)}`));
    });
  });
}

/** A process and all below it: each of its threads may have started some. */
function family(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = names(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** Processor time of a process without its children. The name before it may hold anything but a closing bracket. */
function ticksOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Of what several processes have in common, each has its share. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
