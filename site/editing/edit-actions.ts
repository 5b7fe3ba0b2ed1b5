import { copyText } from '../support/copy-text';
import { showAnswer } from '../support/show-answer';
import { editHash, LONGEST_LINK } from './edit-link';
import type { EditWords } from './edit-words';
import type { FileEditor } from './file-editor';
import { formatCode } from './format-code';

/** The button that was pressed, and the texts of its results. */
interface Answer {
  button: HTMLElement;
  words: EditWords;
}

interface EditedDemo {
  demo: HTMLElement;
  variant: HTMLElement;
  editors: readonly FileEditor[];
}

/** Formats all files that are not formatted, and shows the result on the button. */
export async function formatFiles(editors: readonly FileEditor[], { button, words }: Answer): Promise<void> {
  try {
    const formatted = await Promise.all(editors.map((editor) => formatCode(editor.read())));
    editors.forEach((editor, at) => {
      editor.write(formatted[at] ?? editor.read().code);
    });
    showAnswer(button, { state: 'copied', said: words.editFormatted });
  } catch {
    showAnswer(button, { state: 'failed', said: words.editNotFormatted });
  }
}

/** Copies a link that contains the changes of a demo; code that is too long is reported on the button. */
export async function copyEditLink(
  { demo, variant, editors }: EditedDemo,
  { button, words }: Answer,
): Promise<void> {
  const changed = editors.filter((editor) => editor.isChanged).map((editor) => editor.read());
  const language = variant.dataset.language === 'JS' ? 'JS' : 'TS';
  const hash = editHash({ demo: demo.id, language }, changed);
  await copyText(hash.then(linkTo), button);
  if (isTooLong(await hash)) showAnswer(button, { state: 'failed', said: words.editTooLong });
}

function linkTo(hash: string): Blob {
  if (isTooLong(hash)) throw new RangeError('The link is too long.');
  const url = new URL(window.location.href);
  url.hash = hash;
  return new Blob([url.href], { type: 'text/plain' });
}

function isTooLong(hash: string): boolean {
  return hash.length > LONGEST_LINK;
}
