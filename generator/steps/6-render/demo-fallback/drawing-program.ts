import type { DemoServerEntry } from '../../../contract/page';

/** What the drawing process is told: urls of modules. */
export interface DrawingOrder {
  /** Exports a `DemoServerEntry`. */
  entry: string;
  demos: { file: string; url: string }[];
  /** The moment that is now, in milliseconds. */
  now: number;
}

/** What it says once it is able to draw. */
export const READY = 'ready';

/** What it answers for each demo. */
export interface Drawn {
  file: string;
  html?: string;
  styles?: string;
  /** Why there is no drawing. */
  failure?: string;
}

/**
 * The drawing process as text: a program of its own, so that its clock and its chance can be fixed
 * before any module looks at them. Its two parts are written as functions here, and must not use
 * anything from outside themselves.
 */
export function drawingProgram(order: DrawingOrder): string {
  return `const chance = (${pinWorld})(${order.now});
await (${drawAll})(${JSON.stringify(order)}, chance, (url) => import(url), (answer) => process.send(answer));
process.disconnect();`;
}

/** Fixes clock and chance and silences the console. Returns how chance starts over. */
function pinWorld(now: number): () => void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [now], made),
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  let state = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const digits = (pattern: string) => pattern.replace(/x/g, () => Math.floor(next() * 16).toString(16));
  Math.random = next;
  let ticks = 0;
  performance.now = () => ticks++;
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    value: () => digits('xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'),
  });
  Object.defineProperty(globalThis.crypto, 'getRandomValues', {
    value: (numbers: Uint8Array) => numbers.map((_, at) => (numbers[at] = Math.floor(next() * 2 ** 32))),
  });
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    console[level] = () => undefined;
  return () => {
    state = 0;
    ticks = 0;
  };
}

type Load = (url: string) => Promise<{ default?: unknown; demoServerEntry?: DemoServerEntry }>;

/** Draws one demo after another; each finds chance at its beginning, so that order does not matter. */
async function drawAll(
  order: DrawingOrder,
  restart: () => void,
  load: Load,
  tell: (answer: Drawn | 'ready') => void,
): Promise<void> {
  const { demoServerEntry } = await load(order.entry);
  if (!demoServerEntry)
    throw new Error('The demo server entry exports no `demoServerEntry` (contract/page).');
  tell('ready');
  for (const { file, url } of order.demos) {
    try {
      restart();
      const module = await load(url);
      restart();
      tell({ file, ...demoServerEntry.renderDemo(module.default) });
    } catch (error) {
      tell({ file, failure: String(error) });
    }
  }
}
