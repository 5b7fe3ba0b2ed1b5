import { all, closest } from '../support/dom';
import { lasting } from '../support/storage';
import { LANGUAGE_KEY } from './enhance-language-offer';

/**
 * Links to the same page in another language lead to the same place of it: headings have the same ids in all
 * of them. Written before a link is followed, in whatever way: a new tab is opened without a click.
 */
export function enhanceLanguageLinks(): void {
  for (const sign of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(sign, (event) => {
      const link = closest(event, 'a[data-keep-place]');
      if (!(link instanceof HTMLAnchorElement)) return;
      addPlace(link);
      const { language } = link.closest<HTMLElement>('[data-language]')?.dataset ?? {};
      if (sign === 'click' && language !== undefined) lasting.write(LANGUAGE_KEY, language);
    });
  }
}

function addPlace(link: HTMLAnchorElement): void {
  const { hash, pathname, search } = window.location;
  const { prefix } = link.dataset;
  if (prefix !== undefined) link.pathname = prefix + withoutPrefix(pathname);
  link.search = search;
  link.hash = hash;
}

/** Which prefixes there are, the links themselves tell. */
function withoutPrefix(pathname: string): string {
  const prefixes = all('a[data-prefix]').map(({ dataset }) => dataset.prefix ?? '');
  const fitting = prefixes.filter((prefix) => pathname.startsWith(`${prefix}/`));
  // Below a base the prefix of one language begins that of another.
  const own = fitting.reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), '');
  return pathname.slice(own.length);
}
