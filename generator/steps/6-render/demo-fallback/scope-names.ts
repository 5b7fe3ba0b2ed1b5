import type { HtmlToken } from './html-tokens';
import { mapAttributes } from './map-attributes';

const FIELD = /^(?:input|select|textarea|button)$/i;

/**
 * Adds a prefix to the names of all fields of some HTML. Radio buttons with one name are one group on a page, in which only
 * one can be chosen, wherever they stand.
 */
export function scopeNames(tokens: HtmlToken[], prefix: string): HtmlToken[] {
  return mapAttributes(tokens, ({ element, name, value }) =>
    name === 'name' && FIELD.test(element) ? prefix + value : value,
  );
}
