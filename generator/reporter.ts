/** Receives the progress of a command. */
export interface Reporter {
  /** A step begins; the previous one has ended. */
  step(name: string): void;
  /** The progress of the current step. */
  progress(done: number, total: number): void;
}

/** Ignores all progress. */
export const silentReporter: Reporter = { step: () => {}, progress: () => {} };
