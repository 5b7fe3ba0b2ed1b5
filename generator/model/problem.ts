/** A place in a source file; `line` and `column` count from 1, `file` is relative to the root. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** One mistake of a maintainer: collected, never thrown, so that one run shows all of them. */
export interface Problem {
  /** Permanent: people search for it and silence it by it. */
  code: string;
  severity: 'error' | 'warning';
  /** What happened, where, and why it matters. */
  message: string;
  /** What to do, with a "did you mean" where something is near. */
  hint: string;
  place?: Place;
  /** Where many of a kind are told in one line: what they have in common, and what this one is about. */
  together?: { of: string; item: string };
  /** The lines around the place, when the one who found it had them at hand. */
  frame?: string;
}
