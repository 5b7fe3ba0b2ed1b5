import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Thrown } from '../../../model';
import type { Answer, DrawingMessage, DrawingOrder } from './drawing-messages';
import { drawingProgram } from './drawing-program';
import { permissionFlags } from './permissions';

/** The time limit for loading the packages. */
const START_LIMIT_SECONDS = 120;

/** The exit code of Node for a top-level await that never settles. */
const UNSETTLED_AWAIT = 13;

/** The whole environment of the process: a fixed time zone and locale. */
const ENVIRONMENT = { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', NODE_ENV: 'production' };

/** A larger young generation: objects of a demo are short-lived, so this saves garbage collection. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** A prerendered demo, or the reason why there is none. */
export type Drawn =
  | (Answer & { lost?: never })
  | { file: string; failure?: never; lost: { to: 'time' } | { to: 'end'; reason: string } };

/** The result; without drawings, the demo server entry failed. */
export type Drawings = { drawn: Drawn[] } | { entryFailure: Thrown };

/** The demos, and the time limit of each. */
export interface DrawingRequest {
  order: DrawingOrder;
  limitSeconds: number;
}

/**
 * Prerenders demos in a separate process, which may only read their modules. After a demo that hangs, ends
 * the process or changes built-in objects, a new process continues with the remaining demos.
 */
export async function runDrawing({ order, limitSeconds }: DrawingRequest): Promise<Drawings> {
  const drawn: Drawn[] = [];
  do {
    const rest = { ...order, demos: order.demos.slice(drawn.length) };
    const run = await runOnce({ order: rest, limitSeconds });
    if (run.entryFailure) return { entryFailure: run.entryFailure };
    drawn.push(...run.answers);
    const lost = order.demos[drawn.length];
    if (!lost) break;
    if (run.changed) continue;
    drawn.push({
      file: lost.file,
      lost: run.stopped ? { to: 'time' } : { to: 'end', reason: run.end },
    });
  } while (drawn.length < order.demos.length);
  return { drawn };
}

interface Run {
  state: 'starting' | 'ready';
  answers: Answer[];
  entryFailure?: Thrown;
  stopped: boolean;
  /** The last demo changed built-in objects. */
  changed: boolean;
  /** The reason for the end of the process. */
  end: string;
}

function runOnce({ order, limitSeconds }: DrawingRequest): Promise<Run> {
  return new Promise((resolve, reject) => {
    const run: Run = { state: 'starting', answers: [], stopped: false, changed: false, end: '' };
    const folder = realpathSync(path.dirname(fileURLToPath(order.entry)));
    const flags = [...permissionFlags([folder]), YOUNG_GENERATION, '--input-type=module', '-'];
    const child = spawn(process.execPath, flags, {
      cwd: path.parse(folder).root,
      env: ENVIRONMENT,
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const stopAfter = (seconds: number) =>
      setTimeout(() => {
        run.stopped = true;
        child.kill('SIGKILL');
      }, seconds * 1000);
    let watch = stopAfter(START_LIMIT_SECONDS);
    child.on('message', (message: DrawingMessage) => {
      clearTimeout(watch);
      if (message === 'ready') run.state = message;
      else if (message === 'changed') run.changed = true;
      else if ('entryFailure' in message) run.entryFailure = message.entryFailure;
      else run.answers.push(message);
      watch = stopAfter(limitSeconds);
    });
    // Ends the process, even if a demo started something that is still running.
    child.on('disconnect', () => {
      if (run.changed || run.answers.length === order.demos.length) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(watch);
      run.end = signal ?? (code === UNSETTLED_AWAIT ? 'an await that nothing ends' : `exit code ${code}`);
      if (run.state === 'starting') run.entryFailure ??= notStarted(run);
      resolve(run);
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(drawingProgram(order));
  });
}

function notStarted({ stopped, end }: Run): Thrown {
  const text = stopped
    ? `it was not loaded within ${START_LIMIT_SECONDS} s and was stopped`
    : `its process ended (${end})`;
  return { text, frames: [] };
}
