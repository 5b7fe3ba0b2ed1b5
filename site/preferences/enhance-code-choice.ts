import { cookieText, readCookie } from '../support/cookies';
import { lasting } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import {
  type CodeChoice,
  isStyling,
  parseStyling,
  parseVariant,
  STYLING_COOKIE,
  stylingWords,
  VARIANT_COOKIE,
} from './code-choice';

/** Tells other tabs: cookies themselves tell nobody when they change. */
const SIGNAL_KEY = 'code-choice';

/** Shows all code of the site in one language or styling, and remembers it for a year. */
export function chooseCode(choice: Partial<CodeChoice>): void {
  showCode(choice);
  const { variant, styling } = choice;
  // The Cookie Store is not in every browser yet.
  if (variant) document.cookie = cookieText(VARIANT_COOKIE, variant);
  if (styling) document.cookie = cookieText(STYLING_COOKIE, stylingWords[styling]);
  const { codeVariant = '', codeStyling = '' } = document.documentElement.dataset;
  lasting.write(SIGNAL_KEY, `${codeVariant} ${codeStyling}`);
}

/** Shows it on this page only: a link that names a language or a styling is no lasting choice. */
export function showCode({ variant, styling }: Partial<CodeChoice>): void {
  const { dataset } = document.documentElement;
  if (variant) dataset.codeVariant = variant;
  if (styling) dataset.codeStyling = styling;
}

/**
 * Follows what is chosen in other tabs: at once where storage tells of it, else when the reader comes
 * back. Cookies that are as they were say nothing new, so what a link asked for stays.
 */
export function enhanceCodeChoice(): void {
  let seen = JSON.stringify(storedChoice());
  const follow = (): void => {
    const choice = storedChoice();
    if (document.visibilityState !== 'visible' || JSON.stringify(choice) === seen) return;
    seen = JSON.stringify(choice);
    showCode(choice);
  };
  document.addEventListener('visibilitychange', follow);
  whenShownAgain(follow);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNAL_KEY) showCode(parseSignal(newValue ?? ''));
  });
}

function storedChoice(): Partial<CodeChoice> {
  const variant = parseVariant(readCookie(document.cookie, VARIANT_COOKIE));
  const styling = parseStyling(readCookie(document.cookie, STYLING_COOKIE));
  return { ...(variant && { variant }), ...(styling && { styling }) };
}

/** Storage is open to everyone: only known values pass. */
function parseSignal(signal: string): Partial<CodeChoice> {
  const [first, second] = signal.split(' ');
  const variant = parseVariant(first);
  return { ...(variant && { variant }), ...(isStyling(second) && { styling: second }) };
}
