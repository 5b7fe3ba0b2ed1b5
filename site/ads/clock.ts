/** Time as ads know it, so that a test can be the clock. */
export interface Clock {
  /** Does a task once, later; gives the way to call it off. */
  after: (milliseconds: number, task: () => void) => () => void;
}

/** The browser's time. */
export const browserClock: Clock = {
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
