import { unstable_getFirstCallbackNode } from 'scheduler';

/** A demo may render itself for ever. */
const MOST_TASKS = 8;

/**
 * Resolves when React has rendered what effects of a new demo have set, which it does in tasks of its own; whether there was
 * anything. Only then, items of a tree know what they hold. Mostly there is nothing, and a press is answered in the first frame.
 */
export async function afterUpdates(): Promise<boolean> {
  let tasks = 0;
  for (; tasks < MOST_TASKS && unstable_getFirstCallbackNode(); tasks += 1) await nextTask();
  return tasks > 0;
}

/** Unlike a timer, not later than the tasks of React. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
