/** A place in a source file; `line` and `column` count from 1, `file` is relative to the root. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A mistake of a maintainer. Problems are collected and not thrown, so that one run shows all of them. */
export interface Problem {
  /** Permanent: people search for it and silence it by it. */
  code: string;
  severity: 'error' | 'warning';
  /** What happened, where, and why it matters. */
  message: string;
  /** What to do, with a "did you mean" where something is near. */
  hint: string;
  place?: Place;
  /** For problems that are summarised in one line: what they have in common, and the item of this one. */
  together?: { of: string; item: string };
  /** The source lines around the place, where the check had them. */
  frame?: string;
}
