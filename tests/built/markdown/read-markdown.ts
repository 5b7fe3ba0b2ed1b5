import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { parse } from 'yaml';

/** What a reader of Markdown finds on a page. */
export interface MarkdownContents {
  front: Record<string, unknown>;
  headings: { depth: number; words: string }[];
  links: string[];
  /** Blocks, and what stands in a line. */
  code: string[];
  /** Words outside of code. */
  words: string;
}

const reader = new MarkdownIt({ html: true }).use(cjkFriendly);

/** Reads Markdown by another library than the one that wrote it. */
export function readMarkdown(text: string): MarkdownContents {
  const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const tokens = reader.parse(body, {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  return {
    front: parse(front),
    headings: tokens.flatMap((token, at) =>
      token.type === 'heading_open'
        ? [{ depth: Number(token.tag.slice(1)), words: wordsIn(tokens[at + 1]) }]
        : [],
    ),
    links: inline.flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : [])),
    code: [
      ...tokens.flatMap(({ type, content }) => (type === 'fence' ? [content.replace(/\n$/, '')] : [])),
      ...inline.flatMap(({ type, content }) => (type === 'code_inline' ? [content] : [])),
    ],
    words: inline
      .flatMap(({ type, content }) => (type === 'text' || type === 'html_inline' ? [content] : []))
      .join('\n'),
  };
}

function wordsIn(token: Token | undefined): string {
  const texts = (token?.children ?? []).flatMap(({ type, content }) =>
    type === 'text' || type === 'code_inline' ? [content] : [],
  );
  return texts.join('').replace(/\s+/g, ' ').trim();
}
