import { lasting, visiting, WORDS_KEY } from '../support/storage';
import { markWords } from './mark-words';
import { type QuestionState, writeQuestion } from './question-state';
import { storeRecent } from './recent-searches';

/** What is kept of a search when a result is followed. */
interface Left {
  words: readonly string[];
  state: QuestionState;
}

/**
 * Keeps the question for who comes back, and its words for the page that the link leads to. True when that is
 * the page itself.
 */
export function leaveFor(link: HTMLAnchorElement, { words, state }: Left): boolean {
  storeRecent(lasting, state.question);
  visiting.write(WORDS_KEY, JSON.stringify(words));
  writeQuestion(state);
  if (link.pathname !== location.pathname) return false;
  addEventListener('hashchange', markWords, { once: true });
  return true;
}
