import { afterPatience } from '../support/patience';

/** A frame that says nothing for so long, though it is asked, is kept busy by its code. */
const SILENT_MS = 6000;

/** So often it is asked. */
const ASKING_MS = 2000;

/** Longer than this nobody waits for the first sign. */
const STARTING_MS = 30_000;

/** Knows whether a frame still answers. */
export interface FrameWatch {
  /** It has just said something. */
  heard: () => void;
  stop: () => void;
}

/** Asks a frame for a sign again and again, and calls back when none comes. */
export function watchFrame(ask: () => void, silent: () => void): FrameWatch {
  const asking = setInterval(ask, ASKING_MS);
  let cancel = afterPatience(STARTING_MS, silent);
  return {
    heard: () => {
      cancel();
      cancel = afterPatience(SILENT_MS, silent);
    },
    stop: () => {
      clearInterval(asking);
      cancel();
    },
  };
}
