import type { Words } from '../../../../model/reference-pages';

/**
 * The text of a comment as Markdown: `{@link address words}` becomes a link; trailing spaces and notes of the
 * authors (`TODO`) are removed. Names in double brackets stay, because the pages are not known here.
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
