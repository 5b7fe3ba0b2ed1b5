import { setTimeout } from 'node:timers/promises';

/** The time without requests after which a page has everything that it asked for, in milliseconds. */
const QUIET_MS = 250;

/** The maximum time to wait for that, in milliseconds. */
const MOST_MS = 2000;

/** The requests that are being answered, so that slow work can wait until pages have what they need. */
export class Traffic {
  #open = 0;
  #lastAt = performance.now();

  /** Whether a request is being answered. */
  get isOpen(): boolean {
    return this.#open > 0;
  }

  /** Answers a request. */
  async answering(answer: () => Promise<void>): Promise<void> {
    this.#open += 1;
    try {
      await answer();
    } finally {
      this.#open -= 1;
      this.#lastAt = performance.now();
    }
  }

  /** Resolves when there was no request for a moment, counted from now: pages ask one after the other. */
  async quiet(): Promise<void> {
    const since = performance.now();
    for (let now = since; now - since < MOST_MS; now = performance.now()) {
      const left = Math.max(this.#lastAt, since) + QUIET_MS - now;
      if (this.#open === 0 && left <= 0) return;
      await setTimeout(Math.max(left, QUIET_MS / 10));
    }
  }
}
