import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the generated site is like: pages are counted with their languages. */
export interface TextSite {
  /** The project whose frame draws the pages. */
  project: string;
  /** Absolute folder to generate into; replaced. */
  root: string;
  /** Pages in two languages: 316 is 158 texts, each written twice. */
  pages: number;
}

const PAGES_IN_A_GROUP = 20;
const BYTES_A_TEXT = 4750;
const FENCES_A_TEXT = 4;

/** Writes a text-only site: 4.75 kB of Markdown and about four code fences a page, drawn in this project's frame. */
export function writeTextSite({ project, root, pages }: TextSite): void {
  rmSync(root, { recursive: true, force: true });
  // The frame asks for facts of this project; only its texts and its menu are replaced.
  const replaced = ['pages', 'navigation', 'site.ts', 'titles.ts'].map((name) =>
    path.join(project, 'data', name),
  );
  for (const name of [
    'site',
    'generator/contract',
    'generator/page',
    'generator/published',
    'generator/search',
    'data',
    'package.json',
    'package-lock.json',
  ]) {
    const filter = (source: string) => !replaced.some((own) => source.startsWith(own));
    cpSync(path.join(project, name), path.join(root, name), { recursive: true, filter });
  }
  const count = Math.round(pages / 2);
  writeFile(path.join(root, 'data/navigation/index.ts'), navigationOf(count));
  for (const language of ['en', 'zh']) writeFile(wordsFile(root, language), wordsOf(project, language));
  writeFile(path.join(root, 'data/titles.ts'), 'export const titles = [];\n');
  writeFile(path.join(root, 'data/site.ts'), definition);
  for (let number = 0; number < count; number += 1) {
    for (const language of ['', '.zh']) {
      writeFile(textFile(root, number, language), textOf(number, language));
    }
  }
}

/** Where the n-th text lies. */
export function textFile(root: string, number: number, language = ''): string {
  return path.join(root, `data/pages/x/guide/page-${number}/index${language}.md`);
}

function wordsFile(root: string, language: string): string {
  return path.join(root, 'translations', `${language}.json`);
}

/** The words of the frame; titles stand in the menu itself. */
function wordsOf(project: string, language: string): string {
  const words = JSON.parse(readFileSync(wordsFile(project, language), 'utf8'));
  return JSON.stringify({ ...words, pages: {} }, null, 2);
}

function writeFile(file: string, contents: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

function navigationOf(count: number): string {
  const groups = [];
  for (let first = 0; first < count; first += PAGES_IN_A_GROUP) {
    const children = [];
    for (let number = first; number < Math.min(count, first + PAGES_IN_A_GROUP); number += 1) {
      children.push({ pathname: `/x/guide/page-${number}`, title: `Page ${number}` });
    }
    groups.push({ pathname: `/x/group-${first}`, title: `Group ${first}`, children });
  }
  return `export const navigation = ${JSON.stringify(sections(groups))};\n`;
}

/** Groups of groups, as no reader is shown hundreds of groups side by side. */
function sections<T extends { pathname: string; children: unknown[] }>(groups: T[]): unknown[] {
  if (groups.length <= PAGES_IN_A_GROUP) return groups;
  const above = [];
  for (let first = 0; first < groups.length; first += PAGES_IN_A_GROUP) {
    const children = groups.slice(first, first + PAGES_IN_A_GROUP);
    above.push({ pathname: `${children[0]?.pathname}-section`, title: `Section ${first}`, children });
  }
  return sections(above);
}

const definition = `import { defineSite } from '../generator/contract/site';
import { languages } from './languages';
import { navigation } from './navigation';
import { security } from './security';

export const site = defineSite({
  name: 'Bench', version: '1.0.0', origin: 'https://bench.example', home: '/x/guide/page-0', assets: '/x',
  languages, navigation, titles: [], 
  elsewhere: ['/x/contents', '/x/introduction', '/x/whats-new', '/x/react-charts', '/x/react-data-grid', '/x/react-date-pickers', '/x/react-tree-view'],
  folders: { pages: 'data/pages', translations: 'translations', public: 'data/public' },
  entries: { server: 'site/entries/server.tsx', client: 'site/entries/client.ts' },
  components: [], dateAdapters: {}, security, repository: { url: 'https://bench.example/repo', branch: 'main' },
});
`;

const WORDS =
  'A column keeps its width until a reader drags the border, then the grid remembers the new one for as long as it is shown.';
const CHINESE = '列会保持宽度，直到读者拖动边框；此后网格在显示期间一直记住新的宽度。';

function textOf(number: number, language: string): string {
  const sentence = language === '' ? WORDS : CHINESE;
  const parts = [
    language === ''
      ? `---\ntitle: Page ${number}\ndescription: What page ${number} is about.\n---\n\n# Page ${number}\n\n`
      : `---\ntitle: 第 ${number} 页\ndescription: 第 ${number} 页的内容。\n---\n\n# 第 ${number} 页\n\n`,
  ];
  for (let section = 0; section < FENCES_A_TEXT; section += 1) {
    parts.push(`## Part ${section} of page ${number}\n\n`);
    for (let paragraph = 0; paragraph < 6; paragraph += 1) {
      parts.push(
        `${sentence} See [page ${number}](/x/guide/page-${number}/#part-${section}-of-page-${number}) and \`width: ${paragraph}\`.\n\n`,
      );
    }
    parts.push(fenceOf(number, section));
  }
  const text = parts.join('');
  const missing = BYTES_A_TEXT - Buffer.byteLength(text);
  return missing > 0
    ? `${text}\n${`${sentence} `.repeat(Math.ceil(missing / Buffer.byteLength(sentence)))}\n`
    : text;
}

function fenceOf(number: number, section: number): string {
  return [
    '```tsx',
    "import { DataGrid } from '@mui/x-data-grid';",
    '',
    `export default function Example${section}() {`,
    `  const columns = [{ field: 'id', width: ${number} }, { field: 'name', flex: ${section + 1} }];`,
    '  return <DataGrid columns={columns} rows={[]} onRowClick={(params) => console.log(params.id)} />;',
    '}',
    '```',
    '',
    '',
  ].join('\n');
}
