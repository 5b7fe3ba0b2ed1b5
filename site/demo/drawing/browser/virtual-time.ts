/** A task of a timer. */
interface Task {
  id: number;
  due: number;
  run: () => void;
}

/** The maximum number of tasks of a demo; one with more never settles. */
const MOST_TASKS = 300;

/** Later timers, in ms, are ignored. */
const HORIZON_MS = 1000;

/** The number of microtask turns between two tasks. */
const MICROTASKS = 12;

let now = 0;
let nextId = 1;
let tasks: Task[] = [];

/**
 * Replaces timers of the process by simulated ones: tasks run when `runToRest` is called, in order of time.
 * Intervals do not run, because a single state is prerendered.
 */
export function installVirtualTime(target: object): void {
  const after = (work: unknown, delay: unknown = 0, ...values: unknown[]) => {
    if (typeof work !== 'function') return 0;
    const ms = Number(delay) || 0;
    nextId += 1;
    tasks.push({ id: nextId, due: now + Math.max(0, ms), run: () => work(...values) });
    return nextId;
  };
  const cancel = (id: unknown) => {
    tasks = tasks.filter((task) => task.id !== id);
  };
  const timers = {
    setTimeout: after,
    setImmediate: (work: unknown, ...values: unknown[]) => after(work, 0, ...values),
    setInterval: () => 0,
    requestAnimationFrame: (work: (time: number) => void) => after(() => work(now), FRAME_MS),
    requestIdleCallback: (work: (deadline: object) => void) => after(() => work(DEADLINE), 0),
    queueMicrotask: (work: () => void) => void Promise.resolve().then(work),
    clearTimeout: cancel,
    clearInterval: cancel,
    clearImmediate: cancel,
    cancelAnimationFrame: cancel,
    cancelIdleCallback: cancel,
  };
  for (const [name, value] of Object.entries(timers))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const FRAME_MS = 16;

const DEADLINE = { didTimeout: false, timeRemaining: () => 50 };

/** The simulated time, in ms. */
export function virtualNow(): number {
  return now;
}

/**
 * Runs tasks until none is left within a second, or until the result is useless. Throws when tasks never end.
 */
export async function runToRest(isUseless: () => boolean): Promise<void> {
  const end = now + HORIZON_MS;
  for (let count = 0; count < MOST_TASKS; count += 1) {
    if (isUseless()) return;
    await promisesSettled();
    const next = earliest(end);
    if (!next) return;
    tasks.splice(tasks.indexOf(next), 1);
    now = Math.max(now, next.due);
    next.run();
  }
  throw new Error('the demo does not come to rest');
}

/**
 * Runs the tasks that are due now: React waits forever for a scheduled task that is dropped, and would run no
 * effects of the next demo.
 */
export async function finishWork(): Promise<void> {
  for (let count = 0; count < MOST_TASKS; count += 1) {
    await promisesSettled();
    const next = earliest(now);
    if (!next) return;
    tasks.splice(tasks.indexOf(next), 1);
    next.run();
  }
}

/** Removes all scheduled tasks, and resets the time. */
export function resetTime(): void {
  tasks = [];
  now = 0;
}

async function promisesSettled(): Promise<void> {
  for (let turn = 0; turn < MICROTASKS; turn += 1) await Promise.resolve();
}

function earliest(end: number): Task | undefined {
  let found: Task | undefined;
  for (const task of tasks) if (task.due <= end && (!found || task.due < found.due)) found = task;
  return found;
}
