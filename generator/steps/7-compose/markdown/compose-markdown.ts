import type { MarkdownFacts, Page } from '../../../model';
import type { Demo } from '../../../page/demo';
import type { PageProps } from '../../../page/page';
import type { PlainPage, Rendered } from '../../../page/server-entry';
import { fillSlots } from '../compose';
import { differencesOf } from './differences';
import { estimateTokens } from './estimate-tokens';
import { type MarkdownFrame, markdownPage } from './markdown-page';

/** A Markdown page, what lists say of it, and what it says otherwise than the page. */
export interface ComposedMarkdown {
  text: string;
  facts: Omit<MarkdownFacts, 'contents'>;
  differences: string[];
}

/** A page in both forms that the site's code gives it; a site may draw no plain pages. */
interface DrawnPage {
  rendered: Rendered;
  plain?: PlainPage;
}

/** Makes the Markdown page of what the site draws as plain HTML, else of the page itself. */
export function composeMarkdown(
  { rendered, plain }: DrawnPage,
  { props, slots }: Pick<Page, 'props' | 'slots'>,
  { linkPrefix, frame }: { linkPrefix: string; frame: MarkdownFrame },
): ComposedMarkdown {
  const pictures = picturesIn(props.content);
  const words = slots.map((html, at) => (pictures.has(at) ? '' : html));
  const fill = (html: string) => fillSlots(html, words, linkPrefix);
  const { title, description, html } = plain ?? mainOf(rendered, props);
  const { text, ...found } = markdownPage({ title, html: fill(html) }, frame);
  return {
    text,
    facts: { bytes: Buffer.byteLength(text), tokens: estimateTokens(text), title, description },
    differences: plain
      ? differencesOf(
          found,
          { body: fill(rendered.body), texts: textsOf(props.content, words).map(fill) },
          frame,
        )
      : [],
  };
}

/** What stands in `<main>`, where the site draws one. */
function mainOf({ body }: Rendered, { title, description }: PageProps): PlainPage {
  return { title, description, html: /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? body };
}

/** Slots that show what a demo draws: its code is what a program reads of it. */
function picturesIn(content: PageProps['content']): ReadonlySet<number> {
  return new Set(demosOf(content).flatMap(({ fallback = [] }) => fallback));
}

function demosOf(content: PageProps['content']): Demo[] {
  if (content.kind === 'text')
    return content.parts.flatMap((part) => (part.kind === 'demo' ? part.demo : []));
  const example =
    content.kind === 'reference' && content.reference.kind !== 'index' && content.reference.example;
  return example && example.kind === 'demo' ? [example.demo] : [];
}

/** What an author has written, piece by piece. */
function textsOf(content: PageProps['content'], slots: readonly string[]): string[] {
  if (content.kind !== 'text') return [];
  return content.parts.flatMap((part) => (part.kind === 'html' ? (slots[part.html] ?? []) : []));
}
