import { searchParameter } from '../../data/search-parameter';
import { hooked } from '../support/dom';
import { visiting, WORDS_KEY } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { whenReaderStirs } from '../support/when-reader-stirs';
import { SEARCH_BUTTON } from './button-hook';

/** Where a reader types, or a demo has keys of its own. */
const TYPING = 'input,textarea,select,[contenteditable],[data-demo]';

/**
 * Opens the search with its button or a key. Its code comes when the reader stirs for the first time, and where data
 * is saved with the first who reaches for it.
 */
export function enhanceSearch(): void {
  const button = document.querySelector<HTMLElement>(hooked(SEARCH_BUTTON));
  if (!button) return;
  const load = () => import('./search-dialog');
  /** Whoever presses Escape while it is being fetched no longer wants it. */
  let isWanted = false;
  const open = (): void => {
    isWanted = true;
    load().then(({ openSearch }) => {
      if (isWanted) openSearch(button);
    }, console.error);
  };
  const openAgain = (): void => {
    if (history.state?.search) open();
  };
  if (/Mac|iP/.test(navigator.platform)) button.lastElementChild?.replaceChildren('⌘ K');
  button.addEventListener('click', open);
  /** What follows is probably a press: its code can be on the way by then. */
  const reach = (): void => {
    load()
      .then(({ prepareSearch }) => prepareSearch(button))
      .catch(() => undefined);
  };
  for (const intent of ['pointerover', 'focus']) button.addEventListener(intent, reach, { once: true });
  whenReaderStirs(reach);
  addEventListener('popstate', openAgain);
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape') isWanted = false;
    if (key === 'Control' || key === 'Meta') reach();
    const isSlash = key === '/' && !(target instanceof Element && target.closest(TYPING));
    if (altKey || event.defaultPrevented || !(ctrlKey || metaKey ? key.toLowerCase() === 'k' : isSlash))
      return;
    event.preventDefault();
    open();
  });
  if (new URLSearchParams(location.search).has(searchParameter)) open();
  else openAgain();
  markWords();
  whenShownAgain(markWords);
}

function markWords(): void {
  if (visiting.read(WORDS_KEY))
    void import('./mark-words').then(({ markWords }) => markWords(), console.error);
}
