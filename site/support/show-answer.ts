import { element, hooked } from './dom';
import { PAGE_STATUS } from './hooks';

/** The duration of the Copied state of a button (RULES §4). */
export const SHOWN_FOR_MS = 1200;

/** The timers of the buttons: pressing a button again restarts its timer. */
const ends = new WeakMap<HTMLElement, number>();

/** Shows the result of a button for a while, and announces it. */
export function showAnswer(
  button: HTMLElement,
  answer: { state: 'copied' | 'failed'; said: string },
  shownFor = SHOWN_FOR_MS,
): void {
  Object.assign(button.dataset, answer);
  announce(answer.said);
  window.clearTimeout(ends.get(button));
  ends.set(
    button,
    window.setTimeout(() => silence(button), shownFor),
  );
}

function silence(button: HTMLElement): void {
  delete button.dataset.state;
  delete button.dataset.said;
}

/** Shows and announces that what a button does could not be loaded. */
export function showLoadFailure(button: HTMLElement, shownFor = SHOWN_FOR_MS): void {
  const { openFailed = '' } = document.body.dataset;
  showAnswer(button, { state: 'failed', said: openFailed }, shownFor);
}

/** Announces a text to screen readers, by an element of the site: a status of a demo belongs to React. */
function announce(words: string): void {
  const status = document.querySelector(hooked(PAGE_STATUS)) ?? newStatus();
  status.textContent = '';
  // The text must change after the element is in the document, or it is not announced.
  setTimeout(() => {
    status.textContent = words;
  }, 50);
}

function newStatus(): HTMLElement {
  const status = element('div', 'visually-hidden');
  status.dataset.x = PAGE_STATUS;
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
