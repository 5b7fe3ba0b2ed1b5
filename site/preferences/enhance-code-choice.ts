import { cookieText, readCookie } from '../support/cookies';
import { lasting } from '../support/storage';
import { stylingNames } from '../support/styling-names';
import { whenShownAgain } from '../support/when-shown-again';
import {
  type CodeChoice,
  isStyling,
  parseStyling,
  parseVariant,
  STYLING_COOKIE,
  VARIANT_COOKIE,
} from './code-choice';

/** Notifies other tabs, because cookies have no change event everywhere. */
const SIGNAL_KEY = 'code-choice';

/** Shows all code of the site in one language or styling, and stores the choice for a year. */
export function chooseCode(choice: Partial<CodeChoice>): void {
  showCode(choice);
  const { variant, styling } = choice;
  // The Cookie Store API is not supported by all browsers.
  if (variant) document.cookie = cookieText(VARIANT_COOKIE, variant);
  if (styling) document.cookie = cookieText(STYLING_COOKIE, stylingNames[styling]);
  const { codeVariant = '', codeStyling = '' } = document.documentElement.dataset;
  lasting.write(SIGNAL_KEY, `${codeVariant} ${codeStyling}`);
}

/** Changes this page only: a link with a language or a styling is not a lasting choice. */
export function showCode({ variant, styling }: Partial<CodeChoice>): void {
  const { dataset } = document.documentElement;
  if (variant) dataset.codeVariant = variant;
  if (styling) dataset.codeStyling = styling;
}

/**
 * Follows choices of other tabs: at once by the storage event, or when the page becomes visible. Unchanged
 * cookies are ignored, so the choice of a link stays.
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

/** Other code can write to storage: only known values are used. */
function parseSignal(signal: string): Partial<CodeChoice> {
  const [first, second] = signal.split(' ');
  const variant = parseVariant(first);
  return { ...(variant && { variant }), ...(isStyling(second) && { styling: second }) };
}
