import { element } from '../support/dom';
import { codeFrame } from './code-frame';
import { type EditWords, fillIn } from './edit-words';
import { EDIT_BAR, EDIT_PROBLEM } from './hooks';
import type { CodeProblem } from './messages';
import { problemText } from './problem-text';

/** The actions of the buttons; each gets its button to show the result. */
export interface EditActions {
  format: (button: HTMLElement) => void;
  link: (button: HTMLElement) => void;
  reset: () => void;
  restart: () => void;
}

/**
 * The elements around the editors of a demo: above the code, actions and a status line, which is a polite
 * live region; below the code, errors.
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

  /** Shows a status. */
  say(text: string): void {
    this.setStatus(text);
    delete this.status.dataset.failed;
  }

  /** Shows an error; `code` is the file that contains it. */
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

  /** Shows that the frame has ended, and a button to restart it. */
  tellEnd(text: string): void {
    this.showProblem(text, [
      element('p', '', text),
      this.button(this.words.editRestart, this.actions.restart),
    ]);
  }

  /** Removes an error; returns whether the status still tells one. */
  clear(): boolean {
    this.problem.remove();
    return 'failed' in this.status.dataset;
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

  /** Looks like the tools of the demo, one of which is in every toolbar. */
  private button(label: string, pressed: () => void): HTMLElement {
    const tool = this.source.parentElement?.querySelector('[data-tool=code]');
    const made = element('button', tool?.className, label);
    made.setAttribute('type', 'button');
    made.addEventListener('click', pressed);
    return made;
  }

  /** Setting the same text again would announce it again. */
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
