import type { HtmlToken } from './html-tokens';
import { mapAttributes } from './map-attributes';

/** Attributes that refer to elements by id. */
const REFERENCES =
  /^(?:id|for|headers|list|form|aria-(?:labelledby|describedby|controls|owns|activedescendant|errormessage|details|flowto))$/;

/**
 * Adds a prefix to every id of some HTML, and to all references to them, so that it can be used on a page
 * with other ids.
 */
export function scopeIds(tokens: HtmlToken[], prefix: string): HtmlToken[] {
  const ids = new Set(
    tokens
      .flatMap((token) => (token.kind === 'open' ? token.attributes : []))
      .flatMap(([name, value]) => (name === 'id' && value ? [value] : [])),
  );
  const scoped = (id: string) => (ids.has(id) ? prefix + id : id);
  return mapAttributes(tokens, ({ name, value }) => rewritten(name, value, scoped));
}

function rewritten(name: string, value: string, scoped: (id: string) => string): string {
  if (REFERENCES.test(name)) return value.split(' ').map(scoped).join(' ');
  if (/^(?:xlink:)?href$/.test(name)) return value.replace(/^#(.+)$/, (_, id: string) => `#${scoped(id)}`);
  return value.replace(
    /url\((&quot;|&#x27;|')?#([^)'&]+)(&quot;|&#x27;|')?\)/g,
    (_, open = '', id: string, close = '') => {
      return `url(${open}#${scoped(id)}${close})`;
    },
  );
}
