import { type HtmlToken, isVoid, writeHtml } from './html-tokens';

type OpeningTag = Extract<HtmlToken, { kind: 'open' }>;

/** Elements that a page has once, and `plaintext`, which turns the rest of the page into text. */
const OF_PAGE = /^(?:html|head|body|frameset|plaintext)$/i;
/** Raw text elements, in which browsers only search for the end tag. */
const RAW = /^(?:style|textarea|title|xmp|iframe|noembed|noframes|noscript)$/i;
/** Raw text elements in which some browsers parse tags. */
const READS_TAGS = /^(?:svg|math|select|noscript)$/i;
/** Elements in which the content changes to SVG or back to HTML. */
const LANGUAGE = /^(?:svg|math|foreignObject|desc|title)$/i;
/** SVG elements that may be self-closing. */
const SHAPE = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use|image|stop|g|animate\w*|fe[A-Z]\w*)$/;

/**
 * Balances the tags of a drawing: closes open elements, drops end tags without a start tag, and escapes incomplete tags and
 * comments. Otherwise the drawing would contain the rest of the page. Valid HTML is not changed.
 */
export function balance(tokens: readonly HtmlToken[], around: readonly string[] = []): HtmlToken[] {
  const kept: HtmlToken[] = [];
  const open: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === 'text') kept.push({ kind: 'text', text: plain(token.text) });
    else if (token.kind === 'close') closeAs(token.name, open, kept);
    else if (OF_PAGE.test(token.name)) continue;
    else if (token.closed) kept.push(...withEnd(token, [...around, ...open]));
    else if (RAW.test(token.name)) {
      const end = endOf(token.name, tokens, at);
      kept.push(...raw(token, tokens.slice(at + 1, end), [...around, ...open]));
      at = end;
    } else {
      kept.push(token);
      open.push(token.name);
    }
  }
  closeDownTo(0, open, kept);
  return kept;
}

/** Escapes text so that it cannot begin a tag or a comment, whatever follows. */
function plain(text: string): string {
  return text.replaceAll('<!--', '').replace(/<(?=[a-z/!?]|$)/gi, '&lt;');
}

function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

/** Closes an open element, and all elements inside of it. */
function closeAs(name: string, open: string[], kept: HtmlToken[]): void {
  const at = open.findLastIndex((other) => isSame(name, other));
  if (at < 0) return;
  closeDownTo(at + 1, open, kept);
  open.pop();
  kept.push({ kind: 'close', name });
}

function closeDownTo(depth: number, open: string[], kept: HtmlToken[]): void {
  for (const name of open.splice(depth).reverse()) kept.push({ kind: 'close', name });
}

/** Browsers ignore the slash of a self-closing tag outside SVG. */
function withEnd(token: OpeningTag, around: readonly string[]): HtmlToken[] {
  const language = around.findLast((name) => LANGUAGE.test(name)) ?? '';
  if (isVoid(token.name) || (isSame(language, 'svg') && SHAPE.test(token.name))) return [token];
  return [
    { ...token, closed: false },
    { kind: 'close', name: token.name },
  ];
}

function endOf(name: string, tokens: readonly HtmlToken[], from: number): number {
  const end = tokens.findIndex(
    (token, at) => at > from && token.kind === 'close' && isSame(token.name, name),
  );
  return end < 0 ? tokens.length : end;
}

/**
 * A raw text element, which must end at the same position for parsers that read tags in it and those that do
 * not.
 */
function raw(token: OpeningTag, inside: readonly HtmlToken[], around: readonly string[]): HtmlToken[] {
  const path = [...around, token.name];
  const close: HtmlToken = { kind: 'close', name: token.name };
  const readsTags = path.some((name) => READS_TAGS.test(name));
  const sound = readsTags ? balance(inside, path) : [...inside];
  const text = writeHtml(sound);
  if (!text.toLowerCase().includes(`</${token.name.toLowerCase()}`)) return [token, ...sound, close];
  const ended = readsTags ? text.replaceAll('<', '&lt;') : text.replaceAll('</', '< /');
  return [token, { kind: 'text', text: ended }, close];
}
