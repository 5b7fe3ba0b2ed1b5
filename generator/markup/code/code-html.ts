import { escapeAttribute, escapeHtml } from './escape-html';
import { highlight } from './highlight';

/**
 * A block of code: it is focusable, because it may scroll. The final line break is removed, so that readers do not copy it.
 */
export function codeHtml(code: string, language: string): string {
  const trimmed = code.replace(/\n$/, '');
  return preHtml(highlight(trimmed, language), language, wraps(trimmed, language));
}

/** Puts highlighted code into its block. The site breaks long lines of a block with `data-wraps`. */
export function preHtml(highlighted: string, language: string, isWrapped = false): string {
  const name = escapeAttribute(language || 'text');
  return `<pre tabindex="0"${isWrapped ? ' data-wraps' : ''}><code class="language-${name}">${highlighted}</code></pre>`;
}

/** Import statements and comments in a line each. */
const IMPORTS = /^(?:(?:import\b.*|\/\/.*)?(?:\n|$))+$/;

/** Whether the lines of some code mean the same when they are broken: commands, and imports without other code. */
function wraps(code: string, language: string): boolean {
  return language === 'bash' || (/^import\b/m.test(code) && IMPORTS.test(code));
}

/**
 * A block of code in a text, with a title bar if the author gave a title. The site finds it by `data-x`
 * (site/support/dom.ts).
 */
export function codeBlockHtml(code: { text: string; language: string; title?: string | undefined }): string {
  const title = code.title ? `<div>${escapeHtml(code.title)}</div>` : '';
  return `<div data-x="code">${title}${codeHtml(code.text, code.language)}</div>\n`;
}
