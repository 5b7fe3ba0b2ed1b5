/** Something to be done later, as a page asked for it. */
interface Task {
  id: number;
  due: number;
  run: () => void;
}

/** How many tasks a demo may have run before it counts as one that never rests. */
const MOST_TASKS = 300;

/** What is planned for later than this, in ms, is not part of a first picture. */
const HORIZON_MS = 1000;

/** How often promises may wait for promises between two tasks. */
const MICROTASKS = 12;

let now = 0;
let nextId = 1;
let tasks: Task[] = [];

/**
 * Puts timers in the place of the process's own that know no real time: what is asked for is done when `runToRest`
 * is called, in the order of its time. Intervals never come round: a picture is one moment.
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

/** The time that has passed for what is drawn, in ms. */
export function virtualNow(): number {
  return now;
}

/**
 * Does what was asked for, until nothing is left that a reader would see within a second, or until it is no use. Throws
 * where there is always something left.
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
 * Does what is due at this moment: React waits for ever for a turn that it asked for and that is forgotten, and would
 * run no effect of the next demo.
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

/** Forgets all that is still planned, and starts time anew. */
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
