import { escapeAttribute, escapeHtml } from './escape-html';
import { highlight } from './highlight';

/**
 * A block of code: it is focusable, because it may scroll. The final line break is removed, so that readers do not copy it.
 */
export function codeHtml(code: string, language: string): string {
  const trimmed = code.replace(/\n$/, '');
  return preHtml(highlight(trimmed, language), language);
}

/** Wraps highlighted code in its block. */
export function preHtml(highlighted: string, language: string): string {
  const name = escapeAttribute(language || 'text');
  return `<pre tabindex="0"><code class="language-${name}">${highlighted}</code></pre>`;
}

/**
 * A block of code in a text, with a title bar if the author gave a title. The site finds it by `data-x`
 * (site/support/dom.ts).
 */
export function codeBlockHtml(code: { text: string; language: string; title?: string | undefined }): string {
  const title = code.title ? `<div>${escapeHtml(code.title)}</div>` : '';
  return `<div data-x="code">${title}${codeHtml(code.text, code.language)}</div>\n`;
}
