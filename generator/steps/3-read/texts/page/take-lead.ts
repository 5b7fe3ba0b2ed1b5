import type Token from 'markdown-it/lib/token.mjs';

/** The description paragraph below the title of a page. */
export interface Lead {
  /** Plain text. */
  text: string;
  /** Line of the file, from 0. */
  line: number;
}

const LEAD = /<p class="description">([\s\S]*?)<\/p>/;

/**
 * Removes the first `<p class="description">` from a text and returns its words without backticks and tags
 * (RULES §10); undefined when there is none.
 */
export function takeLead(tokens: readonly Token[]): Lead | undefined {
  const token = tokens.find(({ type, content }) => type === 'html_block' && LEAD.test(content));
  const inner = LEAD.exec(token?.content ?? '')?.[1];
  if (!token || inner === undefined) return undefined;
  const line =
    (token.map?.[0] ?? 0) + token.content.slice(0, token.content.search(LEAD)).split('\n').length - 1;
  token.content = token.content.replace(LEAD, '');
  return { text: words(inner), line };
}

function words(html: string): string {
  const text = html
    .replace(/<[^>]*>|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
