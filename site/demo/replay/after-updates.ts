import {
  unstable_cancelCallback,
  unstable_getFirstCallbackNode,
  unstable_NormalPriority,
  unstable_scheduleCallback,
} from 'scheduler';

/** A demo may render itself for ever. */
const MOST_TASKS = 8;

/**
 * Must be called when a demo is in the document, before its effects run. The returned function resolves when React has rendered
 * what the effects have set, which it does in tasks of its own, and tells whether there was anything. Only then, items of a tree
 * know what they hold. Where there is nothing, it resolves at once, and a press is answered in the first frame.
 */
export function watchUpdates(): () => Promise<boolean> {
  const before = numberOfTask();
  return async () => {
    // React always leaves a task that would run the effects, so a queue that is not empty says nothing.
    if (numberOfTask() === before + 1) return false;
    for (let task = 0; task < MOST_TASKS && unstable_getFirstCallbackNode(); task += 1) await nextTask();
    return true;
  };
}

/** The scheduler of React numbers its tasks. */
function numberOfTask(): number {
  const task = unstable_scheduleCallback(unstable_NormalPriority, () => {});
  unstable_cancelCallback(task);
  return Number(Reflect.get(task, 'id'));
}

/** Unlike a timer, not later than the tasks of React. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
