import { element } from '../support/dom';
import { codeFrame } from './code-frame';
import { type EditWords, fillIn } from './edit-words';
import type { CodeProblem } from './messages';
import { problemText } from './problem-text';

/** What stands around the editors of a demo: what can be done with the code, and what is wrong with it. */
export interface EditPanel {
  bar: HTMLElement;
  /** Says how it goes, above the code. */
  say: (text: string) => void;
  /** Tells of a mistake, above the code in a line and below it in full; `code` is the file that it is in. */
  tell: (problem: CodeProblem, code: string | undefined) => void;
  /** Tells that the frame is of no more use. */
  tellEnd: (text: string) => void;
  /** Takes what was wrong away; whether there was anything. */
  clear: () => boolean;
  remove: () => void;
}

/** What the buttons do; each is given its button, to say beside it how it went. */
export interface EditActions {
  format: (button: HTMLElement) => void;
  link: (button: HTMLElement) => void;
  reset: () => void;
  restart: () => void;
}

/** Makes bar and panel. What the bar says is read out when the reader has nothing better to hear. */
export function createPanel(words: EditWords, actions: EditActions, below: HTMLElement): EditPanel {
  const status = element('p');
  status.setAttribute('role', 'status');
  const bar = element('div', 'edit-bar');
  const format = button(words.editFormat, () => actions.format(format));
  const link = button(words.editLink, () => actions.link(link));
  bar.append(status, format, link, button(words.editReset, actions.reset));
  const problem = element('div', 'edit-problem');
  const say = (text: string, isError: 'error' | 'news' = 'news'): void => {
    status.classList.toggle('is-error', isError === 'error');
    if (status.textContent !== text) status.textContent = text;
  };
  return {
    bar,
    say: (text) => say(text),
    tell: (told, code) => {
      const line = told.line === undefined ? '' : fillIn(words.editLine, { line: told.line });
      const text = problemText(told, words);
      say([line, text].filter(Boolean).join(' · '), 'error');
      problem.replaceChildren(element('p', '', [placeText(told, line), text].filter(Boolean).join(' · ')));
      if (code !== undefined && told.line !== undefined)
        problem.append(frameElement(code, { line: told.line, column: told.column }));
      below.after(problem);
    },
    tellEnd: (text) => {
      say(text, 'error');
      problem.replaceChildren(element('p', '', text), button(words.editRestart, actions.restart));
      below.after(problem);
    },
    clear: () => {
      const told = problem.isConnected;
      problem.remove();
      return told;
    },
    remove: () => {
      bar.remove();
      problem.remove();
    },
  };
}

function placeText({ file }: CodeProblem, line: string): string {
  return [file, line].filter(Boolean).join(', ');
}

function frameElement(code: string, place: { line: number; column?: number | undefined }): HTMLElement {
  const frame = element('pre');
  for (const { text, isFaulty } of codeFrame(code, place))
    frame.append(element('span', isFaulty ? 'is-faulty' : '', `${text}\n`));
  return frame;
}

function button(label: string, pressed: () => void): HTMLElement {
  const made = element('button', 'tool', label);
  made.setAttribute('type', 'button');
  made.addEventListener('click', pressed);
  return made;
}
