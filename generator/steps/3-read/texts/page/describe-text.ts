import type { Problem } from '../../../../model';
import type { Headers, TocEntry } from '../../../../page/content';
import { markNames } from '../api-names/mark-names';
import { addAliases } from '../headings/add-aliases';
import { assignHeadingIds } from '../headings/assign-heading-ids';
import { assignIds } from '../headings/assign-ids';
import { checkLevels, checkOutline } from '../headings/check-headings';
import { isSection } from '../headings/find-headings';
import { checkBlocks } from '../markdown/check-blocks';
import { checkNesting } from '../markdown/check-nesting';
import { checkTables } from '../markdown/check-tables';
import { markTableRules } from '../markdown/table-rules';
import type { LinkSite } from '../references/emitted-link';
import { rewriteLinks } from '../references/rewrite-links';
import { takeLead } from './take-lead';
import type { OriginalHeadings } from './original-headings';
import { otherIds, type ParsedText } from './parse-text';
import { readHeaders } from './read-headers';
import { takeTitle } from './take-title';

/** The headers of a text, and its tokens, ready to be rendered. */
export interface DescribedText {
  headers: Headers;
  toc: TocEntry[];
  /** Additional ids of sections. */
  aliases: string[];
  problems: Problem[];
}

/**
 * Reads title, description and table of contents, and transforms the tokens for rendering: ids, links,
 * tables. The title and the description paragraph are removed, because the site renders them itself.
 */
export function describeText(
  text: ParsedText,
  original: OriginalHeadings | undefined,
  site: LinkSite,
): DescribedText {
  const { tokens, headings, source, frontMatter } = text;
  const sections = headings.filter(isSection);
  const taken = otherIds(text);
  const ids = assignIds(
    sections.map((heading) => heading.text),
    { taken, original: original?.ids ?? [] },
  );
  const aliases = addAliases(sections, { ids, taken, original: original?.former ?? [] });
  const lead = takeLead(tokens);
  rewriteLinks(tokens, site);
  markNames(tokens);
  const toc = assignHeadingIds(headings, ids);
  markTableRules(tokens);
  takeTitle(tokens);
  const { headers, problems } = readHeaders({ frontMatter, headings, lead, source });
  return {
    headers,
    toc,
    aliases,
    problems: [
      ...problems,
      ...checkOutline(headings, source),
      ...checkLevels(headings, original?.levels ?? [], source),
      ...checkBlocks(tokens, source),
      ...checkNesting(tokens, source),
      ...checkTables(tokens, source),
    ],
  };
}
