import type { Press, Stroke } from './plan-replay';

/** What can be replayed; composed text cannot even be prevented. */
const HELD = /^(?:insertText|deleteContent(?:Back|For)ward)$/;

/**
 * Puts text that is typed during a replay behind its steps: browsers handle a key that waits before the next step, and
 * letters would change places.
 */
export class HeldTyping {
  readonly #steps: (Press | Stroke)[];
  #isReplayed = false;

  constructor(steps: (Press | Stroke)[]) {
    this.#steps = steps;
    if (steps.length > 0) document.addEventListener('beforeinput', this.#hold, true);
  }

  /** Lets a step change a text: some browsers report that as typing. */
  pass(step: () => void): void {
    this.#isReplayed = true;
    step();
    this.#isReplayed = false;
  }

  end(): void {
    document.removeEventListener('beforeinput', this.#hold, true);
  }

  readonly #hold = (event: InputEvent): void => {
    const { target, inputType } = event;
    if (this.#isReplayed || !HELD.test(inputType) || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const done = { event, box: null, edges: target.getBoundingClientRect(), caret: undefined };
    this.#steps.push({ kind: 'stroke', done });
  };
}
