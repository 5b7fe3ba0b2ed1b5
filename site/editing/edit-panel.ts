import { element } from '../support/dom';
import { codeFrame } from './code-frame';
import { type EditWords, fillIn } from './edit-words';
import { EDIT_BAR, EDIT_PROBLEM } from './hooks';
import type { CodeProblem } from './messages';
import { problemText } from './problem-text';

/** What the buttons do; each is given its button, to say beside it how it went. */
export interface EditActions {
  format: (button: HTMLElement) => void;
  link: (button: HTMLElement) => void;
  reset: () => void;
  restart: () => void;
}

/**
 * What stands around the editors of a demo: above the code, what can be done with it and in one line how it goes, read
 * out when the reader has nothing better to hear; below the code, what is wrong with it.
 */
export class EditPanel {
  readonly bar = part(EDIT_BAR);
  private readonly status = element('p');
  private readonly problem = part(EDIT_PROBLEM);

  constructor(
    private readonly words: EditWords,
    private readonly actions: EditActions,
    private readonly source: HTMLElement,
  ) {
    this.status.setAttribute('role', 'status');
    const format = this.button(words.editFormat, () => actions.format(format));
    const link = this.button(words.editLink, () => actions.link(link));
    this.bar.append(this.status, format, link, this.button(words.editReset, actions.reset));
    source.before(this.bar);
  }

  /** Says in one line how it goes. */
  say(text: string): void {
    this.setStatus(text);
    delete this.status.dataset.failed;
  }

  /** Tells of a mistake; `code` is the file that it is in. */
  tell(told: CodeProblem, code: string | undefined): void {
    const { line, column, file } = told;
    const text = problemText(told, this.words);
    const place = line === undefined ? '' : fillIn(this.words.editLine, { line });
    const where = [file, place].filter(Boolean).join(', ');
    this.showProblem([place, text].filter(Boolean).join(' · '), [
      element('p', '', [where, text].filter(Boolean).join(' · ')),
      ...(code === undefined || line === undefined ? [] : [frameElement(code, { line, column })]),
    ]);
  }

  /** Tells that nothing runs any more, and offers to begin anew. */
  tellEnd(text: string): void {
    this.showProblem(text, [
      element('p', '', text),
      this.button(this.words.editRestart, this.actions.restart),
    ]);
  }

  /** Takes what was wrong away; whether there was anything. */
  clear(): boolean {
    const told = this.problem.isConnected;
    this.problem.remove();
    return told;
  }

  remove(): void {
    this.bar.remove();
    this.problem.remove();
  }

  private showProblem(line: string, parts: HTMLElement[]): void {
    this.setStatus(line);
    this.status.dataset.failed = '';
    this.problem.replaceChildren(...parts);
    this.source.after(this.problem);
  }

  /** It looks as the demo's own tools do, of which one stands in every toolbar. */
  private button(label: string, pressed: () => void): HTMLElement {
    const tool = this.source.parentElement?.querySelector('[data-tool=code]');
    const made = element('button', tool?.className, label);
    made.setAttribute('type', 'button');
    made.addEventListener('click', pressed);
    return made;
  }

  /** The same words once more would be read out once more. */
  private setStatus(text: string): void {
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}

function frameElement(code: string, place: { line: number; column?: number | undefined }): HTMLElement {
  const frame = element('pre');
  for (const { text, isFaulty } of codeFrame(code, place)) {
    const line = element('span', '', `${text}\n`);
    line.toggleAttribute('data-faulty', isFaulty);
    frame.append(line);
  }
  return frame;
}

function part(name: string): HTMLElement {
  const made = element('div');
  made.dataset.x = name;
  return made;
}
