/** A token of HTML: an opening tag with its attributes, a closing tag, or text. */
export type HtmlToken =
  | { kind: 'open'; name: string; attributes: [name: string, value: string | undefined][]; closed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/g;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Tokenizes HTML as a renderer writes it: every element is closed, and values are escaped. Comments are
 * dropped. Attribute values are not changed.
 */
export function readHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    if (match.index > end) tokens.push({ kind: 'text', text: html.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, slash, tag, attributes = '', self] = match;
    if (tag === undefined) continue;
    if (slash) tokens.push({ kind: 'close', name: tag });
    else
      tokens.push({
        kind: 'open',
        name: tag,
        attributes: readAttributes(attributes),
        closed: Boolean(self) || isVoid(tag),
      });
  }
  if (end < html.length) tokens.push({ kind: 'text', text: html.slice(end) });
  return tokens;
}

/** Whether an element is void. */
export function isVoid(name: string): boolean {
  return VOID.test(name);
}

function readAttributes(text: string): [string, string | undefined][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name,
    double ?? single ?? bare,
  ]);
}

/** Serializes tokens. */
export function writeHtml(tokens: HtmlToken[]): string {
  return tokens.map(writeToken).join('');
}

function writeToken(token: HtmlToken): string {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'close') return `</${token.name}>`;
  const attributes = token.attributes.map(([name, value]) =>
    value === undefined ? ` ${name}` : ` ${name}="${quoted(value)}"`,
  );
  return `<${token.name}${attributes.join('')}${token.closed ? '/' : ''}>`;
}

function quoted(value: string): string {
  return value.replaceAll('"', '&quot;');
}
