import { SHOWN_FOR_MS, showAnswer } from './show-answer';

/** How long the button that copies a whole page shows that it has. */
export const PAGE_COPIED_FOR_MS = 2000;

/**
 * Copies a text and shows the result on the button for a while: `data-state` is `copied` or `failed`, and
 * `data-said` is its text.
 */
export async function copyText(
  text: string | Promise<string>,
  button: HTMLElement,
  shownFor = SHOWN_FOR_MS,
): Promise<void> {
  const done = await tryToCopy(text);
  const { copied = '', copyFailed = '' } = document.body.dataset;
  showAnswer(
    button,
    done ? { state: 'copied', said: copied } : { state: 'failed', said: copyFailed },
    shownFor,
  );
}

async function tryToCopy(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : copyLater(text));
    return true;
  } catch {
    return false;
  }
}

/** Safari copies only during a press, which is over when a promise has settled: it takes the promise itself. */
async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  const write = window.ClipboardItem
    ? navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    : navigator.clipboard.writeText(await text);
  await Promise.all([blob, write]);
}
