import { cookieText, readCookie } from '../support/cookies';
import { type CodeVariant, parseVariant, VARIANT_COOKIE } from './code-choice';

/** Shows all code of the site in one language, and remembers it for a year. */
export function chooseVariant(variant: CodeVariant): void {
  show(variant);
  // The Cookie Store is not in every browser yet.
  document.cookie = cookieText(VARIANT_COOKIE, variant);
}

/** Cookies tell nobody when they change: who comes back to this tab sees what was chosen in another. */
export function wakeCodeChoice(): void {
  const follow = (): void => {
    const variant = parseVariant(readCookie(document.cookie, VARIANT_COOKIE));
    if (variant && document.visibilityState === 'visible') show(variant);
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

function show(variant: CodeVariant): void {
  document.documentElement.dataset.codeVariant = variant;
}
