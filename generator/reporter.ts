/** How a command tells of its progress; who listens decides what to show. */
export interface Reporter {
  /** A part of the work begins; the one before it has ended. */
  step(name: string): void;
  /** How far the current part is. */
  progress(done: number, total: number): void;
}

/** For tests, and for callers who only want the result. */
export const silent: Reporter = { step: () => {}, progress: () => {} };
