import { afterTimeout } from '../support/timeout';

/** A frame that does not answer for so long is blocked by its code. */
const SILENT_MS = 6000;

/** The interval of pings. */
const ASKING_MS = 2000;

/** The timeout for the first answer. */
const STARTING_MS = 30_000;

/** Monitors whether a frame answers. */
export interface FrameWatch {
  /** The frame has sent a message. */
  heard: () => void;
  stop: () => void;
}

/** Pings a frame regularly, and calls back when it does not answer. */
export function watchFrame(ask: () => void, silent: () => void): FrameWatch {
  const asking = setInterval(ask, ASKING_MS);
  let cancel = afterTimeout(STARTING_MS, silent);
  return {
    heard: () => {
      cancel();
      cancel = afterTimeout(SILENT_MS, silent);
    },
    stop: () => {
      clearInterval(asking);
      cancel();
    },
  };
}
