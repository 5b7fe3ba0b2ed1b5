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
  return [
    '---',
    `title: ${/^[A-Za-z][\w ,.()-]*$/.test(title) ? title : JSON.stringify(title)}`,
    ...(productId === undefined ? [] : [`productId: ${productId}`]),
    ...(components.length === 0 ? [] : [`components: ${components.join(', ')}`]),
    ...(packageName === undefined ? [] : [`packageName: '${packageName}'`]),
    `description: ${DESCRIPTION}`,
    '---',
    '',
    `# ${title}`,
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
