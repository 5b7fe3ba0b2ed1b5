import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { codeBlockHtml } from '../../../../markup/code/code-html';
import { RecentResults } from '../../recent-results';
import { isTab } from './codeblock';
import { fenceInfo } from './fence-info';

/**
 * Renders fences and indented code. A group inside another block cannot become tabs: its fences are rendered
 * one after the other.
 */
export function codeRules(md: MarkdownIt): void {
  const { rules } = md.renderer;
  rules.fence = (tokens, index) => fenceHtml(tokens[index]);
  rules.code_block = (tokens, index) =>
    codeBlockHtml({ text: tokens[index]?.content ?? '', language: 'text' });
  rules.codeblock = (tokens, index) => (tokens[index]?.children ?? []).filter(isTab).map(tabHtml).join('');
}

function fenceHtml(token: Token | undefined): string {
  if (!token) return '';
  const { language, title } = fenceInfo(token.info);
  return blockHtml(token.content, language, title);
}

function tabHtml(token: Token): string {
  const { language, tab } = fenceInfo(token.info);
  return blockHtml(token.content, language, tab);
}

/** A translation shows the same code right after its original, so blocks are cached. */
const blocks = new RecentResults<string>(100);

function blockHtml(text: string, language: string, title: string | undefined): string {
  return blocks.get([language, title, text].join('\n'), () => codeBlockHtml({ text, language, title }));
}
