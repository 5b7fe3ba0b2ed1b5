import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../generator';
import type { LoadedText } from '../generator/model';
import { formatProblem } from '../generator/problems/format/format';
import { loadText } from '../generator/steps/3-read/texts/load-text';
import { site } from './corpus/data/site';
import expected from './corpus/expected.json';

const root = path.join(import.meta.dirname, 'corpus');
const pages = 'pages/x/react-orchard';
const files = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => `pages/${file.split(path.sep).join('/')}`)
  .filter((file) => /\.\w+$/.test(file))
  .sort();

/** What an author commits beside a typed demo, which is made here where it is missing. */
const isMade = (file: string): boolean =>
  file.endsWith('.preview') ||
  (file.endsWith('.js') && existsSync(path.join(root, file.replace(/\.js$/, '.tsx'))));

/** A page of the corpus, with the files that `keep` lets it see. */
async function load(name: string, keep: (file: string) => boolean = () => true): Promise<LoadedText> {
  const seen = files.filter(keep);
  const folder = `${pages}/${name}/`;
  const code = seen.filter((file) => !file.endsWith('.md'));
  return loadText({
    sources: Object.fromEntries(seen.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
    text: {
      pathname: `/x/react-orchard/${name}`,
      language: 'en',
      file: `${folder}index.md`,
      hash: '',
      besideHash: '',
    },
    components: site.components,
    besideFiles: code.filter((file) => file.startsWith(folder)),
    sharedFiles: code.filter((file) => !file.startsWith(folder)),
    languages: site.languages,
    elsewhere: site.elsewhere ?? [],
    repository: site.repository,
  });
}

/** Code of a slot as a reader copies it. */
function codeIn({ slots }: LoadedText, slot: number | undefined): string {
  const html = (slot === undefined ? undefined : slots[slot]) ?? '';
  const text = html.replace(/<[^>]*>/g, '');
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Where the links of a page's words lead; `~` is where a language is put in. */
function linksOf({ parts, slots }: LoadedText): string[] {
  const html = parts.map((part) => (part.kind === 'html' ? slots[part.html] : '')).join('');
  return [...html.matchAll(/<a (?!class="anchor-link")[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('\uE002', '~'),
  );
}

describe('thirty pages in the dialect of the reference site', () => {
  it('come in without a problem', async () => {
    const { problems } = await checkSite({ root, definition: 'data/site.ts', workers: 0 });

    expect(problems.map(formatProblem).join('\n')).toBe('');
    expect(Object.keys(expected)).toHaveLength(30);
  });

  it('tell problems when there are some', async () => {
    const { facts } = await load('shared-data', (file) => !file.includes('/dataset/'));

    expect(facts.problems.map(({ code }) => code)).toEqual(['DEMO_MODULE_NOT_FOUND']);
  });
});

describe.each(Object.entries(expected))('the page %s', (name, page) => {
  let loaded: LoadedText;
  beforeAll(async () => {
    loaded = await load(name);
  });

  it('has its sections under the ids of the reference site', () => {
    expect(loaded.facts.anchors).toEqual(expect.arrayContaining(page.headings));
    expect(loaded.toc.length).toBe(page.headings.filter((id) => id !== 'old-name').length);
  });

  it('links where its author says', () => {
    expect(linksOf(loaded)).toEqual(page.links);
  });

  it('is cut into words, demos and code in their order', () => {
    expect(loaded.parts.map(({ kind }) => kind)).toEqual(page.parts);
  });
});

const committed = files.filter(isMade);

describe('what authors commit beside a demo', () => {
  it.each(committed)('is what is made without it: %s', async (file) => {
    const [, name = '', made = ''] = /react-orchard\/([^/]+)\/(.+)$/.exec(file) ?? [];
    const loaded = await load(name, (other) => !isMade(other));
    const demos = loaded.parts.flatMap((part) => (part.kind === 'demo' ? [part.demo] : []));
    const demo = demos.find((one) => made.startsWith(`${one.name}.`));
    const twin = demo?.variants.find(({ language }) => language === 'JS')?.files[0]?.html;
    const slot = made.endsWith('.preview') ? demo?.preview : twin;

    expect(codeIn(loaded, slot)).toBe(readFileSync(path.join(root, file), 'utf8').trimEnd());
  });
});
