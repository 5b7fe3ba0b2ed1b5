import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { stringify } from 'yaml';
import type { PlainPage } from '../../../page/server-entry';
import { type Conversion, openConversion } from './conversion';
import { joinsAlert, rootOf } from './flow';
import { readHtml } from './html-nodes';
import { writeText } from './write-text';

/** The front matter of a Markdown page, and the base of its links. */
export interface MarkdownFrame {
  /** Absolute address of the page. */
  address: string;
  origin: string;
  /** BCP 47 tag of its text. */
  language: string;
  /** Id of its product. */
  product?: string;
}

/** A Markdown page, and what the conversion has collected. */
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

/** Converts the plain HTML of a page to Markdown. Equal HTML gives equal bytes. */
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
