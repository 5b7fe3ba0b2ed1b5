/** A clock that tests can replace. */
export interface Clock {
  /** Runs a task once, later; returns a function that cancels it. */
  after: (milliseconds: number, task: () => void) => () => void;
}

/** The clock of the browser. */
export const browserClock: Clock = {
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
