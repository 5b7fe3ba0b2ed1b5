import type { HtmlToken } from './html-tokens';

const FIELD = /^(?:input|select|textarea|button)$/i;

/**
 * Adds a prefix to the names of all fields of some HTML. Radio buttons with one name are one group on a page, in which only
 * one can be chosen, wherever they stand.
 */
export function scopeNames(tokens: HtmlToken[], prefix: string): HtmlToken[] {
  return tokens.map((token) =>
    token.kind === 'open' && FIELD.test(token.name)
      ? {
          ...token,
          attributes: token.attributes.map(([name, value]) => [
            name,
            name === 'name' && value ? prefix + value : value,
          ]),
        }
      : token,
  );
}
