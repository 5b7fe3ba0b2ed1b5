import { CodeError } from './code-error';

/**
 * The maximum duration of one task; even on a device that is five times slower, a large grid renders in it.
 */
const LONGEST_MS = 3000;

/** The number of iterations and calls between two checks of the clock. */
const ROUNDS = 512;

let rounds = 0;
let since: number | undefined;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  since = undefined;
};

declare global {
  interface Window {
    /** Called by edited code in each iteration of a loop and in each function call (instrument.ts). */
    demoBeat?: (file: string, line: number) => void;
  }
}

/** Ends code that blocks the browser, and the page with it. Pending work starts with a new time limit. */
export function watchLoops(): void {
  window.demoBeat = (file, line) => {
    rounds += 1;
    if (rounds % ROUNDS !== 0) return;
    if (since === undefined) {
      since = performance.now();
      port2.postMessage(null);
    } else if (performance.now() - since > LONGEST_MS) throw new CodeError({ reason: 'endless', file, line });
  };
}
