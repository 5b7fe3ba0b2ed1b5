import type MarkdownIt from 'markdown-it';
import Token from 'markdown-it/lib/token.mjs';

/** `sales@example.com`, but not a package with its version, such as `seeds@7.18.0`. */
const ADDRESS = /(?<![\w@./+-])[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}(?![\w@/-])/gi;

/** Turns bare e-mail addresses into links, as the reference does, except in links and code. */
export function mailAddresses(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'mail_addresses', ({ tokens }) => {
    for (const token of tokens) {
      if (token.children && token.content.includes('@')) token.children = linked(token.children);
    }
  });
}

function linked(children: readonly Token[]): Token[] {
  let links = 0;
  return children.flatMap((token) => {
    links += opened(token);
    return links > 0 || token.type !== 'text' ? [token] : cutText(token);
  });
}

/** The number of links that a token opens, of Markdown and raw HTML. */
function opened({ type, content }: Token): number {
  if (type === 'link_open' || (type === 'html_inline' && /^<a[\s>]/i.test(content))) return 1;
  return type === 'link_close' || (type === 'html_inline' && /^<\/a\s*>/i.test(content)) ? -1 : 0;
}

function cutText(token: Token): Token[] {
  const cut: Token[] = [];
  let end = 0;
  for (const { 0: address, index } of token.content.matchAll(ADDRESS)) {
    cut.push(text(token, token.content.slice(end, index)), ...link(token, address));
    end = index + address.length;
  }
  return end === 0 ? [token] : [...cut, text(token, token.content.slice(end))];
}

function text({ level }: Token, content: string): Token {
  return Object.assign(new Token('text', '', 0), { content, level });
}

function link({ level }: Token, address: string): Token[] {
  const open = Object.assign(new Token('link_open', 'a', 1), { level, markup: 'linkify', info: 'auto' });
  open.attrSet('href', `mailto:${address}`);
  const inside = Object.assign(new Token('text', '', 0), { content: address, level: level + 1 });
  return [open, inside, Object.assign(new Token('link_close', 'a', -1), { level })];
}
