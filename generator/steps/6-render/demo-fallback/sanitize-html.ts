import type { HtmlToken } from './html-tokens';

/** Elements that affect the page that contains them. */
const ACTIVE = /^(?:script|base|meta|link|object|embed)$/i;

/** Removes scripts, event handlers, URLs that run code, and `autofocus` from the HTML of a demo. */
export function sanitizeHtml(tokens: HtmlToken[]): HtmlToken[] {
  const kept: HtmlToken[] = [];
  let inside = 0;
  for (const token of tokens) {
    const active = token.kind !== 'text' && ACTIVE.test(token.name);
    if (active && token.kind === 'open' && !token.closed) inside += 1;
    else if (active && token.kind === 'close') inside = Math.max(0, inside - 1);
    else if (!active && inside === 0) kept.push(token.kind === 'open' ? withoutActs(token) : token);
  }
  return kept;
}

function withoutActs<T extends { attributes: [string, string | undefined][] }>(token: T): T {
  return { ...token, attributes: token.attributes.filter(([name, value]) => !acts(name, value ?? '')) };
}

function acts(name: string, value: string): boolean {
  if (/^(?:on\w+|autofocus)$/i.test(name)) return true;
  return /^(?:href|xlink:href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value);
}
