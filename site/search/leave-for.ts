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
 * page.
 */
export function leaveFor(link: HTMLAnchorElement, { words, state }: Left): boolean {
  storeRecent(lasting, state.question);
  visiting.write(WORDS_KEY, JSON.stringify(words));
  writeQuestion(state);
  if (link.pathname !== location.pathname) return false;
  addEventListener('hashchange', markWords, { once: true });
  return true;
}
