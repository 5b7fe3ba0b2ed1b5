import { all, closest } from '../support/dom';
import type { HandleEarly } from '../support/load-on-use';
import { lasting } from '../support/storage';
import { LANGUAGE_KEY } from './enhance-language-offer';
import { LANGUAGE_LINK } from './hooks';

/**
 * Links to the same page in another language lead to the section that is read: headings have the same ids in all
 * of them. Written before a link is followed, in whatever way: a new tab is opened without a click.
 */
export function enhanceLanguageLinks(): HandleEarly {
  for (const sign of ['pointerdown', 'focusin', 'click']) document.addEventListener(sign, follow);
  return follow;
}

function follow(event: Event): void {
  const link = closest(event, LANGUAGE_LINK);
  if (!(link instanceof HTMLAnchorElement)) return;
  addPlace(link);
  const { language } = link.closest<HTMLElement>('[data-language]')?.dataset ?? {};
  if (event.type === 'click' && language !== undefined) lasting.write(LANGUAGE_KEY, language);
}

function addPlace(link: HTMLAnchorElement): void {
  const { pathname, search } = window.location;
  const { prefix } = link.dataset;
  if (prefix !== undefined) link.pathname = prefix + withoutPrefix(pathname);
  link.search = search;
  link.hash = placeNow();
}

/** What the address names, as long as it is in view, or the section that the contents mark. */
function placeNow(): string {
  const { top = -1 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
  if (top >= 0 && top < innerHeight) return location.hash;
  return document.querySelector<HTMLAnchorElement>('[aria-current=location]')?.hash ?? '';
}

/** Which prefixes there are, the links themselves tell. */
function withoutPrefix(pathname: string): string {
  const prefixes = all('a[data-prefix]').map(({ dataset }) => dataset.prefix ?? '');
  const fitting = prefixes.filter((prefix) => pathname.startsWith(`${prefix}/`));
  // Below a base the prefix of one language begins that of another.
  const own = fitting.reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), '');
  return pathname.slice(own.length);
}
