import { CodeError } from './code-error';

/** What one task does may take so long together; a device that is five times slower still fills a large grid. */
const LONGEST_MS = 3000;

/** So many rounds and calls go by between two looks at the clock. */
const ROUNDS = 512;

let rounds = 0;
let since: number | undefined;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  since = undefined;
};

declare global {
  interface Window {
    /** Every loop of a reader's code calls it in each round, and every function when it is called (instrument.ts). */
    demoBeat?: (file: string, line: number) => void;
  }
}

/** Lets code end that would keep the browser, and the page with it, for itself. What waits starts anew. */
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
