import type { Words } from '../../../../model/reference-pages';

/**
 * A comment's text as Markdown: `{@link address words}` becomes a link; trailing spaces and what authors
 * note for themselves (`TODO`) go. Names in double brackets stay: which of them have a page is not known here.
 */
export function toMarkdown(text: string): Words {
  return text
    .replace(/\{@link(?:code|plain)?\s+([^\s|}]+)[\s|]*([^}]*)\}/g, (_, target: string, words: string) =>
      linkOf(target, words.trim()),
    )
    .replace(/^(?:TODO\b.*|\*+)$/gm, '')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

function linkOf(target: string, words: string): string {
  const isAddress = /^(https?:\/\/|\/|#)/.test(target);
  if (isAddress) return `[${words || target}](${target})`;
  return words ? `${words} (\`${target}\`)` : `[[${target}]]`;
}
