import type { Heading } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

/** What a template needs to know of a new page. */
export interface PageFacts {
  title: string;
  /** Written into the front matter where it is known. */
  productId?: string | undefined;
  components?: string[] | undefined;
  packageName?: string | undefined;
  /** Name of its first demo. */
  demo: string;
}

const DESCRIPTION = 'What a reader can do with this page, in one sentence.';

/** Text of a new page: front matter, heading, the sentence every page begins with, and its first demo. */
export function pageTemplate({ title, productId, components = [], packageName, demo }: PageFacts): string {
  const facts = {
    title,
    productId,
    components: components.length === 0 ? undefined : components.join(', '),
    packageName,
    description: DESCRIPTION,
  };
  const heading: Heading = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  return [
    '---',
    stringify(facts, { lineWidth: 0, singleQuote: true }).trimEnd(),
    '---',
    '',
    toMarkdown(heading).trimEnd(),
    '',
    `<p class="description">${DESCRIPTION}</p>`,
    '',
    '## Basics',
    '',
    'Say what the simplest useful demo shows, and why a reader wants it.',
    demoMarker(demo),
  ].join('\n');
}

/** The line that shows a demo in a text. */
export function demoMarker(name: string): string {
  return `\n{{"demo": "${name}.tsx"}}\n`;
}
