import { SHOWN_FOR_MS, showAnswer } from './show-answer';

/** How long the button that copies a whole page shows that it has. */
export const PAGE_COPIED_FOR_MS = 2000;

/**
 * Copies a text and shows the result on the button for a while: `data-state` is `copied` or `failed`, and
 * `data-said` is its text. Safari copies only during a press, which is over when a promise has settled: the clipboard
 * takes the promise itself, of a blob of plain text.
 */
export async function copyText(
  text: string | Promise<Blob>,
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

async function tryToCopy(text: string | Promise<Blob>): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    return false;
  }
}

/** Firefox before 127 takes words alone, and copies for some seconds after a press. */
async function write(text: string | Promise<Blob>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  if (window.ClipboardItem) return clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  return clipboard.writeText(await (await text).text());
}
