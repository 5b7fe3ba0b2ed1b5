import { isStyling } from '../preferences/code-choice';
import { copyText } from '../support/copy-text';
import { showAnswer, showLoadFailure } from '../support/show-answer';
import { editHash, LONGEST_LINK, type LinkedEdit } from './edit-link';
import type { EditWords } from './edit-words';
import type { FileEditor } from './file-editor';
import { loadFormatter } from './format-code';

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

/**
 * Formats all files that are not formatted, and shows the result on the button. Files that were changed in the
 * meantime stay as they are, and so does everything once the editor is closed, which removes the button.
 */
export async function formatFiles(
  editors: readonly Pick<FileEditor, 'read' | 'write'>[],
  { button, words }: Answer,
): Promise<void> {
  const files = editors.map((editor) => editor.read());
  const format = await loadFormatter(files).catch(() => undefined);
  const formatted = format && (await Promise.all(files.map(format)).catch(() => undefined));
  if (!button.isConnected) return;
  if (!format) return showLoadFailure(button);
  if (!formatted) return showAnswer(button, { state: 'failed', said: words.editNotFormatted });
  const unchanged = editors.filter((editor, at) => editor.read().code === files[at]?.code);
  editors.forEach((editor, at) => {
    const code = formatted[at];
    if (code !== undefined && unchanged.includes(editor)) editor.write(code);
  });
  if (unchanged.length === editors.length) showAnswer(button, { state: 'copied', said: words.editFormatted });
}

/** Copies a link that contains the changes of a demo; code that is too long is reported on the button. */
export async function copyEditLink(
  { demo, variant, editors }: EditedDemo,
  { button, words }: Answer,
): Promise<void> {
  const changed = editors.filter((editor) => editor.isChanged).map((editor) => editor.read());
  const link = editHash({ demo: demo.id, ...choiceIn(demo, variant) }, changed).then(linkTo);
  await copyText(link, button);
  await link.catch((error: unknown) => {
    if (error instanceof RangeError) showAnswer(button, { state: 'failed', said: words.editTooLong });
  });
}

/** The language of a variant, and its styling where the demo has several. */
function choiceIn(demo: HTMLElement, { dataset }: HTMLElement): Pick<LinkedEdit, 'language' | 'styling'> {
  const isStyled = demo.querySelector('[data-styling]:not([data-styling=system])') !== null;
  return {
    language: dataset.language === 'JS' ? 'JS' : 'TS',
    styling: isStyled && isStyling(dataset.styling) ? dataset.styling : undefined,
  };
}

function linkTo(hash: string): Blob {
  if (hash.length > LONGEST_LINK) throw new RangeError('The link is too long.');
  const url = new URL(window.location.href);
  url.hash = hash;
  return new Blob([url.href], { type: 'text/plain' });
}
