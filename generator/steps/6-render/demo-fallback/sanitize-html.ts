import { parseDocument } from 'htmlparser2';
import { schemeOf } from '../../../model/link-scheme';
import type { HtmlToken } from './html-tokens';

type OpenTag = Extract<HtmlToken, { kind: 'open' }>;

/** Elements that affect the page that contains them. */
const ACTIVE = /^(?:script|base|meta|link|object|embed)$/i;

const URL_ATTRIBUTE = /^(?:href|xlink:href|src|action|formaction)$/i;

/** Elements that show another document, in which `data:` may contain scripts. Images do not run those of theirs. */
const SHOWS_DOCUMENT = /^(?:iframe|frame|use)$/i;

/** Removes scripts, event handlers, URLs and documents that run code, and `autofocus` from the HTML of a demo. */
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

function withoutActs(tag: OpenTag): OpenTag {
  const attributes = tag.attributes.filter(([name, value]) => !acts(tag.name, name, value ?? ''));
  return { ...tag, attributes };
}

function acts(tag: string, name: string, value: string): boolean {
  if (/^(?:on\w+|autofocus|srcdoc)$/i.test(name)) return true;
  // Without the name of an attribute, an animation of SVG has no effect.
  if (/^attributename$/i.test(name)) return URL_ATTRIBUTE.test(decoded(value).trim());
  if (!URL_ATTRIBUTE.test(name)) return false;
  const scheme = schemeOf(decoded(value));
  return scheme === 'javascript' || (scheme === 'data' && SHOWS_DOCUMENT.test(tag));
}

/** The value of an attribute as a browser reads it. */
function decoded(value: string): string {
  if (!value.includes('&')) return value;
  const [element] = parseDocument(`<a href="${value.replaceAll('"', '&quot;')}">`).children;
  return element && 'attribs' in element ? (element.attribs['href'] ?? '') : '';
}
