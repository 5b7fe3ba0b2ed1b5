import type { Reporter } from '../generator';

/** A step is named when it takes longer, in ms. */
const LONG_MS = 1500;

/** The texts of slow steps. Others are quick, or nobody waits for them. */
const STEP_TEXTS: Record<string, string> = {
  read: 'Reading texts and demos',
  bundle: 'Bundling scripts, demos and packages',
};

/** Names steps of a server that take long: whoever has opened a page waits for them. */
export function slowStepReporter(say: (text: string) => void): Reporter {
  let waiting: NodeJS.Timeout | undefined;
  return {
    step: (name) => {
      clearTimeout(waiting);
      const text = STEP_TEXTS[name];
      waiting = text === undefined ? undefined : setTimeout(() => say(`${text} …`), LONG_MS);
      // Does not keep a process alive that ends.
      waiting?.unref();
    },
    progress: () => {},
  };
}
