import { hooked } from '../support/dom';
import { RESULT_TITLE } from './hooks';

/**
 * The key of a result while more results arrive: its page and its title. Its index changes with other
 * results, and its URL when the id of its section is loaded.
 */
export function keyOfResult(option: HTMLElement | undefined): string {
  if (!(option instanceof HTMLAnchorElement)) return '';
  return `${option.pathname} ${option.querySelector(hooked(RESULT_TITLE))?.textContent ?? ''}`;
}
