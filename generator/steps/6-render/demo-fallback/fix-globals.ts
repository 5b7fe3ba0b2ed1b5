/**
 * Fixes the clock and random numbers, mutes the console, and removes globals that only some versions of Node have. Returns a
 * function that resets the random numbers. The drawing process gets the source text of this function, so it must not use
 * anything outside.
 */
export function fixGlobals(now: number): () => void {
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
  // Timers are disabled: they must neither affect the next demo nor keep the process running.
  const timer = { ref: () => timer, unref: () => timer, refresh: () => timer, hasRef: () => false };
  for (const name of ['setTimeout', 'setInterval', 'setImmediate'])
    Object.defineProperty(globalThis, name, { value: () => timer, configurable: true, writable: true });
  process.on('unhandledRejection', () => undefined);
  process.on('uncaughtException', () => undefined);
  Error.stackTraceLimit = 100;
  // Browser globals of some versions of Node: results must not depend on the version.
  for (const name of ['navigator', 'localStorage', 'sessionStorage'])
    Reflect.deleteProperty(globalThis, name);
  return () => {
    state = 0;
    ticks = 0;
  };
}
