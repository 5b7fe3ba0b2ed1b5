import { searchParameter } from '../../data/search-parameter';
import { hooked } from '../support/dom';
import { importAgain } from '../support/import-again';
import { showLoadFailure } from '../support/show-answer';
import { visiting, WORDS_KEY } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { onFirstInput } from '../support/on-first-input';
import { SEARCH_BUTTON } from './button-hook';

/** Long enough to read what is not on the button itself. */
const FAILURE_SHOWN_FOR_MS = 5000;

/** Elements in which keys have another meaning: text fields, and demos. */
const TYPING = 'input,textarea,select,[contenteditable],[data-demo]';

/**
 * Opens the search by its button or a key. Its code is loaded after the first input, or with data saving
 * enabled when it is opened.
 */
export function enhanceSearch(): void {
  const button = document.querySelector<HTMLElement>(hooked(SEARCH_BUTTON));
  if (!button) return;
  const load = importAgain(() => import('./search-dialog'));
  /** Escape during loading cancels. */
  let isWanted = false;
  const open = (): void => {
    isWanted = true;
    load().then(
      ({ openSearch }) => {
        if (isWanted) openSearch(button);
      },
      (error) => {
        console.error(error);
        showLoadFailure(button, FAILURE_SHOWN_FOR_MS);
      },
    );
  };
  const openAgain = (): void => {
    if (history.state?.search) open();
  };
  if (/Mac|iP/.test(navigator.platform)) button.lastElementChild?.replaceChildren('⌘ K');
  button.addEventListener('click', open);
  /** The next event is probably a press: preload the code. */
  const reach = (): void => {
    load()
      .then(({ prepareSearch }) => prepareSearch(button))
      .catch(() => undefined);
  };
  for (const intent of ['pointerover', 'focus']) button.addEventListener(intent, reach, { once: true });
  onFirstInput(reach);
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
