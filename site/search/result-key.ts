import { hooked } from '../support/dom';
import { RESULT_TITLE } from './hooks';

/**
 * What a result is known by while more is found: its page and its title. Its place changes as others come before it, and
 * its address does when the id of its section becomes known.
 */
export function keyOfResult(option: HTMLElement | undefined): string {
  if (!(option instanceof HTMLAnchorElement)) return '';
  return `${option.pathname} ${option.querySelector(hooked(RESULT_TITLE))?.textContent ?? ''}`;
}
