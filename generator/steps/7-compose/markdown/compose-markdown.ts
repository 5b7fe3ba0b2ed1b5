import type { MarkdownFacts, Page } from '../../../model';
import type { Demo } from '../../../page/demo';
import type { PageProps } from '../../../page/page';
import type { PlainPage, Rendered } from '../../../page/server-entry';
import { fillSlots } from '../compose';
import { differencesOf } from './differences';
import { estimateTokens } from './estimate-tokens';
import { type MarkdownFrame, markdownPage } from './markdown-page';

/** A Markdown page, its facts for lists, and its differences from the HTML page. */
export interface ComposedMarkdown {
  text: string;
  facts: Omit<MarkdownFacts, 'contents'>;
  differences: string[];
}

/** A page in both forms that the site's code renders; a site may not render plain pages. */
interface RenderedPage {
  rendered: Rendered;
  plain?: PlainPage;
}

/** Composes the Markdown page from the plain HTML of the site, or from the page itself. */
export function composeMarkdown(
  { rendered, plain }: RenderedPage,
  { props, slots }: Pick<Page, 'props' | 'slots'>,
  { linkPrefix, frame }: { linkPrefix: string; frame: MarkdownFrame },
): ComposedMarkdown {
  const pictures = demoSlotsIn(props.content);
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

/** The content of `<main>`, or of the whole body without one. */
function mainOf({ body }: Rendered, { title, description }: PageProps): PlainPage {
  return { title, description, html: /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? body };
}

/** Slots with prerendered demos: in Markdown, a demo is represented by its code. */
function demoSlotsIn(content: PageProps['content']): ReadonlySet<number> {
  return new Set(demosOf(content).flatMap(({ fallback = [] }) => fallback));
}

function demosOf(content: PageProps['content']): Demo[] {
  if (content.kind === 'text')
    return content.parts.flatMap((part) => (part.kind === 'demo' ? part.demo : []));
  const example =
    content.kind === 'reference' && content.reference.kind !== 'index' && content.reference.example;
  return example && example.kind === 'demo' ? [example.demo] : [];
}

/** The texts of the author, part by part. */
function textsOf(content: PageProps['content'], slots: readonly string[]): string[] {
  if (content.kind !== 'text') return [];
  return content.parts.flatMap((part) => (part.kind === 'html' ? (slots[part.html] ?? []) : []));
}
