import { spawn } from 'node:child_process';
import { type DrawingOrder, type Drawn, drawingProgram, READY } from './drawing-program';

/** How long one demo may take before it counts as hung. */
const PATIENCE_MS = 60_000;

/** Zone and language of every drawing, whoever's machine it is made on. */
const ENVIRONMENT = { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', NODE_ENV: 'production' };

/**
 * Draws demos in a process of their own. One that hangs or takes the process down is named in its
 * answer, and the rest is drawn by a new process. Rejects when the entry itself cannot be loaded.
 */
export async function runDrawing(order: DrawingOrder): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  while (drawn.length < order.demos.length) {
    const rest = order.demos.slice(drawn.length);
    const { state, answers, complaint } = await runOnce({ ...order, demos: rest });
    if (state !== READY) throw new Error(`The module that draws demos does not run: ${complaint}`);
    drawn.push(...answers);
    const lost = order.demos[drawn.length];
    if (!lost) break;
    if (answers.length === 0 && drawn.length === 0 && complaint.includes('demoServerEntry'))
      throw new Error(complaint);
    drawn.push({ file: lost.file, failure: complaint || 'It was not drawn in time.' });
  }
  return drawn;
}

interface Run {
  state: 'starting' | typeof READY;
  answers: Drawn[];
  complaint: string;
}

function runOnce(order: DrawingOrder): Promise<Run> {
  return new Promise((resolve, reject) => {
    const run: Run = { state: 'starting', answers: [], complaint: '' };
    const child = spawn(process.execPath, ['--input-type=module', '-'], {
      env: ENVIRONMENT,
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    });
    const watch = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.on('message', (answer: Drawn | typeof READY) => {
      if (answer === READY) run.state = answer;
      else run.answers.push(answer);
      watch.refresh();
    });
    child.stderr?.on('data', (text: Buffer) => {
      run.complaint += text;
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(watch);
      resolve(run);
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(drawingProgram(order));
  });
}
