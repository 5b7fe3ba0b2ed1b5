import { addresses } from '../../data/addresses';
import { parseUrl, urlOf } from '../../generator/contract/url';
import type { Answer } from '../../generator/search/answer';
import { countKey } from '../language/counted';
import { afterPaint } from '../support/after-paint';
import { all } from '../support/dom';
import { lasting } from '../support/storage';
import { Asker } from './asker';
import { type DialogElements, drawDialog } from './dialog-elements';
import { listenTo } from './dialog-listeners';
import { dialogStyleSheet } from './dialog-styles';
import { drawAnswer } from './draw-answer';
import { drawBeginning, drawNothing, type EmptyDrawing } from './draw-empty';
import { Filters } from './filters';
import { leaveFor } from './leave-for';
import { type QuestionState, readQuestion, writeQuestion } from './question-state';
import { readRecent } from './recent-searches';
import { keyOfResult } from './result-key';
import { ResultList } from './result-list';
import { type SearchWords, unpackWords } from './search-words';

/** The search dialog of a page: its field, filters and results. */
export class SearchDialog {
  readonly #words: SearchWords;
  readonly #elements: DialogElements;
  readonly #empty: EmptyDrawing;
  readonly #language: string;
  readonly #list: ResultList;
  readonly #filters: Filters;
  readonly #asker: Asker;
  /** Opens the dialog, as keys do. */
  readonly #button: HTMLElement;
  /** The query of the shown results; absent without one. */
  #answer: Answer | undefined;
  /**
   * The result to select as soon as an answer contains it (result-key.ts); until then the first one is
   * selected.
   */
  #wanted = '';
  /** The element that had the focus before. */
  #before: Element | null = null;

  constructor(button: HTMLElement) {
    const { words, product = '', contents = '' } = button.dataset;
    this.#button = button;
    const { userLanguage } = parseUrl(location.pathname, addresses);
    this.#language = userLanguage;
    this.#words = unpackWords(words);
    this.#elements = drawDialog(this.#words);
    const { dialog } = this.#elements;
    const urlTo = (pathname: string) => urlOf({ pathname, userLanguage }, addresses);
    this.#empty = { words: this.#words, contents, urlTo };
    this.#list = new ResultList(this.#elements);
    this.#filters = new Filters(this.#elements, product, () => this.#ask());
    this.#asker = new Asker({ language: userLanguage, near: product }, this);
    listenTo(this.#elements, this.#list, {
      ask: () => this.#ask(),
      close: () => this.close(),
      use: (option, event) => this.#use(option, event),
    });
    // Forward, from a page with the search open to the place of a result on it.
    addEventListener('popstate', () => {
      if (dialog.matches(':popover-open') && !readQuestion()) this.close();
    });
    document.adoptedStyleSheets.push(dialogStyleSheet());
    document.body.append(dialog);
  }

  /** Opens the dialog with the last query and its results. */
  open(state: QuestionState | undefined): void {
    const { dialog, field } = this.#elements;
    if (state) {
      field.value = state.question;
      this.#filters.choose(state);
    }
    // Rendered before it is shown, so that there is one layout only.
    this.#ask(state?.chosen);
    if (!dialog.matches(':popover-open')) {
      // The drawer of the menu would keep all else inert; closing them gives the focus back to what opened them.
      for (const other of all('[popover=auto]:popover-open')) other.hidePopover();
      this.#before = document.activeElement;
      dialog.showPopover();
    }
    field.focus();
    field.select();
    void afterPaint().then(() => this.#asker.start());
  }

  /** Closes the dialog, and discards the query. */
  close(): void {
    this.#elements.dialog.hidePopover();
    writeQuestion(undefined);
    if (!(this.#before instanceof HTMLElement) || this.#before === document.body) return;
    this.#before.focus({ preventScroll: true });
    // What had the focus can be hidden by now: menus close when they lose it.
    if (document.activeElement !== this.#before) this.#button.focus();
  }

  /** Shows an answer; a selection by the reader is kept while more results arrive. */
  answered(answer: Answer, isWhole: boolean): void {
    if (this.#question() === '') return;
    if (this.#answer) this.#wanted = this.#list.chosenByHand() ?? this.#wanted;
    this.#answer = answer;
    this.#elements.dialog.toggleAttribute('data-whole', isWhole);
    this.#filters.count(answer.counts);
    const { guides, api, demos } = answer.counts;
    if (guides + api + demos > 0) this.#showFound(answer, guides + api + demos);
    else if (isWhole) this.#showNothing(answer);
    else this.#list.show([], { note: this.#words.searchWaiting });
  }

  /** Shows that the search has failed, with a link to the list of all pages. */
  failed(): void {
    // Of the answer before, whose results are gone.
    this.#answer = undefined;
    this.#filters.count(undefined);
    this.#tell(this.#words.searchFailed);
    this.#list.show(drawNothing({ nearest: [] }, this.#empty), { note: this.#words.searchFailed });
  }

  #showFound(answer: Answer, count: number): void {
    this.#tell(this.#words[countKey('searchCount', count)].replace('{count}', String(count)));
    const groups = drawAnswer(answer, { words: this.#words, language: this.#language });
    this.#list.showGroups(groups, this.#wanted);
  }

  #showNothing(answer: Answer): void {
    const text = this.#words.searchNothing.replace('{words}', () => this.#question());
    this.#tell(text);
    this.#list.show(drawNothing(answer, this.#empty), { note: text });
  }

  #showBeginning(): void {
    this.#answer = undefined;
    this.#tell('');
    this.#filters.count(undefined);
    this.#list.show(drawBeginning(readRecent(lasting), this.#empty), { wanted: this.#wanted });
  }

  #tell(text: string): void {
    this.#elements.status.textContent = text;
  }

  #question(): string {
    return this.#elements.field.value.trim();
  }

  #ask(wanted = ''): void {
    this.#wanted = wanted;
    this.#answer = undefined;
    this.#elements.dialog.removeAttribute('data-whole');
    if (this.#question() === '') this.#showBeginning();
    this.#asker.ask(this.#question(), this.#filters.chosen());
  }

  #use(option: HTMLElement | null, event: MouseEvent): void {
    const question = option?.dataset['question'];
    if (question !== undefined) {
      this.#elements.field.value = question;
      this.#elements.field.focus();
      this.#ask();
    } else if (option instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      const isHere = leaveFor(option, event, {
        words: this.#answer?.words ?? [],
        state: { ...this.#filters.state(), question: this.#question(), chosen: keyOfResult(option) },
      });
      if (isHere) this.#elements.dialog.hidePopover();
    }
  }
}
