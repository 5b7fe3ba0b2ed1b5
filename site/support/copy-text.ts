import { element, hooked } from './dom';
import { PAGE_STATUS } from './hooks';

/** The duration of the Copied state of a button (RULES §4). */
const COPIED_FOR_MS = 1200;

/** The same for the button that copies a whole page. */
export const PAGE_COPIED_FOR_MS = 2000;

/** The timers of the buttons: pressing a button again restarts its timer. */
const ends = new WeakMap<HTMLElement, number>();

/**
 * Copies a text and shows the result on the button for a while: `data-state` is `copied` or `failed`, and
 * `data-said` is its text.
 */
export async function copyText(
  text: string | Promise<string>,
  button: HTMLElement,
  shownFor = COPIED_FOR_MS,
): Promise<void> {
  const done = await tryToCopy(text);
  const { copied = '', copyFailed = '' } = document.body.dataset;
  showAnswer(
    button,
    done ? { state: 'copied', said: copied } : { state: 'failed', said: copyFailed },
    shownFor,
  );
}

/** Shows the result of a button for a while, and announces it. */
export function showAnswer(
  button: HTMLElement,
  answer: { state: 'copied' | 'failed'; said: string },
  shownFor = COPIED_FOR_MS,
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

async function tryToCopy(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
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
