import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteOpener } from '../../../generator/mcp/open-site';
import { type Tools, toolsFor } from '../../../generator/mcp/tools';
import type { PageToIndex } from '../../../generator/model/search';
import { searchFiles } from '../../../generator/steps/7-compose/search/search-files';
import { temporaryFolder } from '../../temporary-folder';

const ORIGIN = 'https://garden.example';

const page = (title: string, url: string, body: string, language = 'en') =>
  `---\ntitle: ${title}\nurl: ${ORIGIN}${url}\nlanguage: ${language}\n---\n\n# ${title}\n\n${body}\n`;

const DEMOS = `Dig.

[Demo: Bed](${ORIGIN}/docs/start/#Bed)

\`\`\`tsx
export default function Bed() {}
\`\`\`

[Demo: Rows](${ORIGIN}/docs/start/#Rows)

\`Rows.tsx\`

\`\`\`tsx
import { peas } from './peas';
\`\`\`

\`peas.ts\`

\`\`\`ts
export const peas = [];
\`\`\`

[Elsewhere](${ORIGIN}/docs/tray/#Bed)

\`\`\`bash
dig
\`\`\`

## Soil and water

Peas, peas and peas.`;

const TRAY = `## Props

| Name | Type | Description |
| - | - | - |
| \`rows\`\\* | \`'a' \\| 'b'\` | How many. |
| \`size\` | \`number\` | |

## CSS classes

| Class name | Rule name |
| :-: | - |
| \`.Tray-rows\` | \`rows\` |

\`\`\`md
| \`rows\` | no table |
\`\`\``;

const site = { assets: '', languages: { default: 'en', all: [{ code: 'en' }, { code: 'zh' }] } };

/** The search of the pages below. */
function indexFiles(): Record<string, string> {
  const page = {
    language: 'en',
    textLanguage: 'en',
    isReference: false,
    isLast: false,
    groups: [],
    product: '',
  };
  const pages: PageToIndex[] = [
    {
      ...page,
      pathname: '/start',
      title: 'Start',
      description: 'How it begins.',
      documents: {
        sections: [
          { id: '', title: '', text: 'A tray of soil.' },
          { id: 'soil-and-water', title: 'Soil and water', text: 'Peas need it.' },
        ],
        demos: [],
        members: [],
      },
    },
    {
      ...page,
      pathname: '/tray',
      title: 'Tray API',
      description: 'What a tray takes.',
      isReference: true,
      groups: ['Trays'],
      documents: {
        sections: [{ id: '', title: '', text: '' }],
        demos: [],
        members: [{ kind: 'prop', name: 'rows', anchor: 'prop-rows', text: 'How many.' }],
      },
    },
    {
      ...page,
      language: 'zh',
      textLanguage: 'zh',
      pathname: '/start',
      title: '开始',
      description: '',
      documents: { sections: [{ id: '', title: '', text: '' }], demos: [], members: [] },
    },
  ];
  const made = searchFiles(site, pages);
  return Object.fromEntries(made.map(({ path: file, contents }) => [file, contents]));
}

const files = {
  'build-manifest.json':
    '{"base":"/docs","search":{"en":"/search/en.json","zh":"/search/zh.json"},"products":{"x-trays":"Trays"}}',
  ...indexFiles(),
  'llms.txt': `# Garden 1.0.0

## Garden

- [llms-full.txt](${ORIGIN}/docs/llms-full.txt): 0.00 MB, ~9 tokens
- [Start \\[here\\]](${ORIGIN}/docs/start/index.md): How it begins.

## Trays

- [Tray API](${ORIGIN}/docs/tray/index.md)
- [Gone](${ORIGIN}/docs/gone/index.md): No more.
`,
  'zh/llms.txt': `# Garden 1.0.0\n\n## Garden\n\n- [开始](${ORIGIN}/docs/zh/start/index.md): 如何开始。\n`,
  'start/index.md': page('Start [here]', '/docs/start/', DEMOS),
  'tray/index.md': page('Tray API', '/docs/tray/', TRAY),
  'zh/start/index.md': page('开始', '/docs/zh/start/', '挖。', 'zh-CN'),
};

let out: string;
let tools: Tools;

function write(contents: Record<string, string>): void {
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), text);
  }
}

beforeEach(() => {
  out = path.join(temporaryFolder('mcp'), 'dist');
  write(files);
  write({ 'gone/index.md': 'Pears.' });
  tools = toolsFor(siteOpener(out));
});

describe('list_pages', () => {
  it('lists the pages of a language by product', () => {
    expect(tools.listPages({})).toBe(
      `## Garden\n- Start [here]: ${ORIGIN}/docs/start/ – How it begins.\n\n## Trays\n- Tray API: ${ORIGIN}/docs/tray/\n- Gone: ${ORIGIN}/docs/gone/ – No more.`,
    );
    expect(tools.listPages({ language: 'zh' })).toContain('开始');
    expect(tools.listPages({ language: 'zh-CN', product: 'garden' })).toContain('开始');
  });

  it('says which languages and products there are', () => {
    expect(() => tools.listPages({ language: 'fr' })).toThrow('There are en, zh.');
    expect(() => tools.listPages({ product: 'Spades' })).toThrow('There are Garden, Trays (x-trays).');
  });

  it('knows a product by the id that its pages have, too', () => {
    expect(tools.listPages({ product: 'x-trays' })).toBe(tools.listPages({ product: 'Trays' }));
    expect(tools.listPages({ product: 'x-trays' })).toMatch(/^## Trays\n/);
  });
});

describe('search', () => {
  it('finds pages, sections and rows as readers do, each with its place, typos included', async () => {
    expect((await tools.search({ query: 'tray', limit: 10 })).split('\n')).toEqual([
      `- Start: ${ORIGIN}/docs/start/ – How it begins.`,
      `- Trays › Tray API: ${ORIGIN}/docs/tray/ – What a tray takes.`,
      `- Trays › Tray API › rows: ${ORIGIN}/docs/tray/#prop-rows – How many.`,
    ]);
    expect(await tools.search({ query: 'watr', limit: 1 })).toBe(
      `- Start › Soil and water: ${ORIGIN}/docs/start/#soil-and-water – Peas need it.`,
    );
    expect(await tools.search({ query: 'rows', limit: 1 })).toBe(
      `- Trays › Tray API › rows: ${ORIGIN}/docs/tray/#prop-rows – How many.`,
    );
  });

  it('searches the language that is asked for', async () => {
    expect(await tools.search({ query: '开始', limit: 3, language: 'zh' })).toBe(
      `- 开始: ${ORIGIN}/docs/zh/start/`,
    );
  });

  it('says so when there is nothing, and what may have been meant', async () => {
    expect(await tools.search({ query: 'qqzzxx', limit: 3 })).toBe('No results for "qqzzxx".');
  });
});

describe('read_page', () => {
  it.each([
    '/start/',
    'start',
    '/docs/start/',
    `${ORIGIN}/docs/start/`,
    `${ORIGIN}/docs/start/index.md`,
    '/start/#soil',
  ])('gives the page that is called %s', async (named) => {
    expect(await tools.readPage({ page: named })).toBe(files['start/index.md']);
  });

  it('gives a page in the language that is asked for', async () => {
    expect(await tools.readPage({ page: '/start/', language: 'zh' })).toBe(files['zh/start/index.md']);
    expect(await tools.readPage({ page: '/zh/start/', language: 'zh' })).toBe(files['zh/start/index.md']);
  });

  it.each(['/zh/start/', '/docs/zh/start/', `${ORIGIN}/docs/zh/start/`, `${ORIGIN}/docs/zh/start/index.md`])(
    'reads the language off the address %s',
    async (named) => {
      expect(await tools.readPage({ page: named })).toBe(files['zh/start/index.md']);
    },
  );

  it.each([
    '../../etc/passwd',
    '/../secret',
    '/start/../../secret',
    '/%2e%2e/secret',
    'file:///etc/passwd',
    'https://elsewhere.example/docs/start/',
    '..\\secret',
    'start\0',
    '/build-manifest.json',
    '',
  ])('refuses what is no page of the site: %j', async (named) => {
    write({ '../secret/index.md': 'secret' });

    await expect(async () => tools.readPage({ page: named })).rejects.toThrow('There is no page');
  });

  it('reads nothing outside of the folder, wherever a list or a link leads', async () => {
    write({ '../secret/index.md': 'secret' });
    write({
      'llms.txt': `## Garden\n\n- [Out](${ORIGIN}/docs/%2e%2e%2fsecret/index.md)\n- [Link](${ORIGIN}/docs/link/index.md)\n`,
    });
    symlinkSync(path.join(out, '../secret'), path.join(out, 'link'));

    for (const named of [`${ORIGIN}/docs/%2e%2e%2fsecret/`, '/link/'])
      await expect(async () => tools.readPage({ page: named })).rejects.toThrow('in this build');
  });

  it('reads another build as soon as it is there', async () => {
    await tools.readPage({ page: '/start/' });
    write({ 'start/index.md': 'Another one.', 'build-manifest.json': files['build-manifest.json'] });
    utimesSync(path.join(out, 'build-manifest.json'), 1, 2);

    expect(await tools.readPage({ page: '/start/' })).toBe('Another one.');
  });
});

describe('read_api_member', () => {
  it('gives every row about a member, by what its columns are called', async () => {
    expect(await tools.readApiMember({ name: 'tray', member: 'rows' })).toBe(
      "# tray: rows\n\n- Name: `rows`\\*\n- Type: `'a' | 'b'`\n- Description: How many.\n\nhttps://garden.example/docs/tray/",
    );
    expect(await tools.readApiMember({ name: 'Tray', member: 'Tray-rows' })).toContain('- Rule name: `rows`');
  });

  it('knows a class by the name of its rule, where no member is called so', async () => {
    write({ 'tray/index.md': page('Tray API', '/docs/tray/', TRAY.replaceAll('rows` |', 'line` |')) });

    expect(await tools.readApiMember({ name: 'Tray', member: 'line' })).toContain(
      '- Class name: `.Tray-line`',
    );
  });

  it('says what it does not know, and what was meant', async () => {
    await expect(tools.readApiMember({ name: 'Trya', member: 'rows' })).rejects.toThrow(
      "Did you mean 'Tray'?",
    );
    await expect(tools.readApiMember({ name: 'Tray', member: 'depth' })).rejects.toThrow(
      'says nothing of a member depth',
    );
  });
});

describe('get_demo_code', () => {
  it('gives the code of one demo, with all of its files', async () => {
    expect(await tools.getDemoCode({ page: '/start/', demo: 'bed' })).toBe(
      `${ORIGIN}/docs/start/#Bed\n\n\`\`\`tsx\nexport default function Bed() {}\n\`\`\``,
    );
    expect(await tools.getDemoCode({ page: '/start/', demo: 'Rows' })).toMatch(
      /`Rows\.tsx`[\s\S]*`peas\.ts`/,
    );
  });

  it('lists the demos of a page, and leads to the one that was meant', async () => {
    expect(await tools.getDemoCode({ page: '/start/' })).toBe(`Demos of ${ORIGIN}/docs/start/: Bed, Rows`);
    expect(await tools.getDemoCode({ page: '/tray/' })).toBe(`${ORIGIN}/docs/tray/ has no demos.`);
    await expect(tools.getDemoCode({ page: '/start/', demo: 'Row' })).rejects.toThrow("Did you mean 'Rows'?");
  });
});
