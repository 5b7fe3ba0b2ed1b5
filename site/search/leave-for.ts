import { lasting, visiting, WORDS_KEY } from '../support/storage';
import { markWords } from './mark-words';
import { type QuestionState, writeQuestion } from './question-state';
import { storeRecent } from './recent-searches';

/** The state of a search when a result is opened. */
interface Left {
  words: readonly string[];
  state: QuestionState;
}

/**
 * Stores the query for the way back, and its words for the target page. Returns whether that is the current
 * page. The place that is in the address already is no way to come back from: nothing is stored for it.
 */
export function leaveFor(link: HTMLAnchorElement, event: Event, { words, state }: Left): boolean {
  storeRecent(lasting, state.question);
  visiting.write(WORDS_KEY, JSON.stringify(words));
  const isAtPlace = link.href === location.href;
  writeQuestion(isAtPlace ? undefined : state);
  if (isAtPlace) {
    stayAt(link, event);
    return true;
  }
  // Without a hash, the page is loaded again.
  if (link.pathname !== location.pathname || link.hash === '') return false;
  addEventListener('hashchange', markWords, { once: true });
  return true;
}

/** Browsers scroll to a section, but would load a page again. */
function stayAt({ hash }: HTMLAnchorElement, event: Event): void {
  if (hash === '') {
    event.preventDefault();
    scrollTo(0, 0);
  }
  markWords();
}
