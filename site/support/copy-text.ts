/** How long a button says Copied before it offers to copy again (RULES §4). */
const COPIED_FOR_MS = 1200;

/** The same for the control that copies a whole page. */
export const PAGE_COPIED_FOR_MS = 2000;

/** The end of what each button says now: pressed again, it says it anew for the whole time. */
const ends = new WeakMap<HTMLElement, number>();

/**
 * Copies a text and shows on the button how it went: `data-state` is `copied` or `failed` for a while, and
 * `data-said` has the words for it.
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

/** Says beside a button what became of pressing it, to everybody, for a while. */
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

/** Tells those who cannot see the button. */
function announce(words: string): void {
  const status = document.querySelector('[role="status"]') ?? newStatus();
  status.textContent = '';
  // A change has to be seen as one, or it is not read.
  window.setTimeout(() => {
    status.textContent = words;
  }, 50);
}

function newStatus(): HTMLElement {
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
