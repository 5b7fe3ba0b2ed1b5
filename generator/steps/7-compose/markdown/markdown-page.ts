import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { stringify } from 'yaml';
import type { PlainPage } from '../../../page/server-entry';
import { type Conversion, openConversion } from './conversion';
import { joinsAlert, rootOf } from './flow';
import { readHtml } from './html-nodes';
import { writeText } from './write-text';

/** What stands above the text of a Markdown page, and where its links begin. */
export interface MarkdownFrame {
  /** Absolute address of the page. */
  address: string;
  origin: string;
  /** BCP 47 tag of its words. */
  language: string;
  /** Id of the product it is about. */
  product?: string;
}

/** A page as Markdown, and what was found on the way. */
export interface MarkdownPage extends Pick<Conversion, 'headings' | 'links' | 'fences'> {
  text: string;
}

const settings: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  join: [joinsAlert],
  handlers: { text: writeText },
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), cjkFriendlyToMarkdown()],
};

/** Converts the plain HTML of a page to its Markdown page. Equal HTML gives equal bytes. */
export function markdownPage(
  { title, html }: Pick<PlainPage, 'title' | 'html'>,
  frame: MarkdownFrame,
): MarkdownPage {
  const conversion = openConversion(frame);
  const root = rootOf(readHtml(html), conversion);
  const { address, language, product } = frame;
  const facts = stringify(
    { title, url: address, language, ...(product !== undefined && { product }) },
    { lineWidth: 0 },
  );
  const { headings, links, fences } = conversion;
  return { text: `---\n${facts}---\n\n${toMarkdown(root, settings)}`, headings, links, fences };
}
