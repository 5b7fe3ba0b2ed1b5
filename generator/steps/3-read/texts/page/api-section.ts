import { escapeHtml } from '../../../../markup/code/escape-html';
import { NAME_MARK } from '../../../../model/marks';
import type { Part, TocEntry } from '../../../../page/content';
import { otherIds, type ParsedText } from './parse-text';
import type { Slots } from './slots';

/** The id and the title of the section in every language. */
const API: TocEntry = { hash: 'api', title: 'API', level: 2 };

/**
 * The section that lists a page's components; undefined without components, or if the text has such a
 * section.
 */
export interface ApiSection {
  components: string[];
  /** Its entry in the table of contents. */
  toc: TocEntry[];
}

/**
 * The section of a text: it lists the components of its front matter. A translation has the section of its
 * original, whatever its own front matter contains.
 */
export function apiSection(
  text: ParsedText,
  ids: readonly string[],
  original: { api: string[] } | undefined,
): ApiSection {
  const { components } = text.frontMatter.headers;
  const taken = [...ids, ...otherIds(text)].includes(API.hash);
  const listed = original ? original.api : components;
  return taken || listed.length === 0 ? { components: [], toc: [] } : { components: listed, toc: [API] };
}

/** The content of the section: components become links once the reference is known. */
export function apiParts({ components }: ApiSection, slots: Slots): Part[] {
  const html = (name: string): string => {
    const code = `<code>${escapeHtml(`<${name} />`)}</code>`;
    return `${NAME_MARK}${name}${NAME_MARK}${code}${NAME_MARK}`;
  };
  if (components.length === 0) return [];
  return [{ kind: 'api', components: components.map((name) => slots.add(html(name))) }];
}
