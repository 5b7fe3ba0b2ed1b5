import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSite, checkSite } from '../../generator';
import { codes } from '../builders/problem';
import { temporaryFolder } from '../temporary-folder';
import { runXdocs } from './run-xdocs';

const DEFINITION = 'data/site.ts';
let root: string;

/** The sample of a package with a reference, some pages of it declared and not written. */
beforeEach(() => {
  root = temporaryFolder('xdocs-new-page');
  cpSync('tests/samples/own-package', root, { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  change(DEFINITION, [
    ["{ pathname: '/start' },", "{ pathname: '/start' },\n    { pathname: '/seeds/trays', title: 'Trays' },"],
    ['titles: [],', "titles: [{ pathname: '/guides' }, { pathname: '/guides/watering' }],"],
    ['exempt: []', "exempt: ['/blog']"],
    [
      'dateAdapters: {}',
      "products: [{ id: 'seeds', name: 'Seeds', paths: ['/seeds'], package: '@garden/seeds', firstDemo: 'pages/start/Gate.tsx' }],\n  dateAdapters: {}",
    ],
  ]);
  write('pages/start/Gate.tsx', 'export default function Gate() {\n  return <p>Gate</p>;\n}\n');
  for (const language of ['en', 'zh']) {
    const words = JSON.parse(read(`translations/${language}.json`));
    const pages = { ...words.pages, '/guides': 'Guides', '/guides/watering': 'Watering' };
    write(`translations/${language}.json`, `${JSON.stringify({ ...words, pages }, null, 2)}\n`);
  }
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file: string, contents: string): void {
  writeFileSync(path.join(root, file), contents);
}

function change(file: string, changes: [string, string][]): void {
  const changed = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, read(file));
  write(file, changed);
}

const begin = (...args: string[]) => runXdocs(['new', 'page', ...args, '--root', root]);

async function problems() {
  const { problems: all } = await checkSite({ root, definition: DEFINITION, workers: 0 });
  return all.filter(({ code }) => code !== 'UNTRANSLATED_DESCRIPTIONS');
}

describe('xdocs new page', () => {
  it('writes a page that is declared, with what its definition knows of it', async () => {
    expect(codes(await problems())).toContain('MISSING_TEXT');

    expect(await begin('/seeds/trays')).toMatchObject({ code: 0 });
    const text = read('pages/seeds/trays/index.md');
    expect(text).toContain(
      [
        '---',
        'title: Seeds - Trays',
        'productId: seeds',
        'components: Tray',
        "packageName: '@garden/seeds'",
      ].join('\n'),
    );
    expect(text).toContain('{{"demo": "TraysBasic.tsx"}}');
    expect(read('pages/seeds/trays/TraysBasic.tsx')).toBe(
      'export default function TraysBasic() {\n  return <p>Gate</p>;\n}\n',
    );
    expect((await problems()).filter(({ place }) => place?.file.startsWith('pages/seeds'))).toEqual([]);
    expect(await begin('/seeds/trays')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('PAGE_EXISTS'),
    });
  });

  it('never passes a copy of the original for a translation', async () => {
    await begin('/seeds/trays', '--title-zh', '托盘');

    expect(existsSync(path.join(root, 'pages/seeds/trays/index.zh.md'))).toBe(false);
    expect(JSON.parse(read('translations/zh.json')).pages['/seeds/trays']).toBe('托盘');
  });

  it('declares a page beside its neighbours, where nobody has', async () => {
    expect(await begin('/seeds/packets', '--title', 'Packets')).toMatchObject({ code: 0 });

    expect(read(DEFINITION)).toContain("{ pathname: '/seeds/packets', title: 'Packets' },");
    expect(read('pages/seeds/packets/index.md')).toContain('title: Seeds - Packets\n');
    expect(codes(await problems())).toEqual(['MISSING_TEXT', 'MISSING_TEXT']);
  });

  it('puts a page beside those of the title table, and its words where theirs are', async () => {
    expect(await begin('/guides/pruning', '--title', 'Pruning', '--title-zh', '修剪')).toMatchObject({
      code: 0,
    });

    expect(read(DEFINITION)).toContain("{ pathname: '/guides/pruning' },");
    expect(JSON.parse(read('translations/en.json')).pages['/guides/pruning']).toBe('Pruning');
    expect(JSON.parse(read('translations/zh.json')).pages['/guides/pruning']).toBe('修剪');
    expect(codes(await problems()).filter((code) => code !== 'MISSING_TEXT')).toEqual([]);
  });

  it('writes a page of the blog in the language that the blog has', async () => {
    expect(await begin('/blog/spring', '--title', 'Spring')).toMatchObject({ code: 0 });

    expect(JSON.parse(read('translations/en.json')).pages['/blog/spring']).toBe('Spring');
    expect(codes(await problems()).filter((code) => code !== 'MISSING_TEXT')).toEqual([]);
    const out = path.join(root, 'dist');
    expect(await buildSite({ root, definition: DEFINITION, out, workers: 0 })).toMatchObject({
      published: true,
    });
    expect(existsSync(path.join(out, 'blog/spring/index.html'))).toBe(true);
  });

  it.each([
    [['/seeds/bowls'], 'NEW_PAGE_WITHOUT_TITLE', 2],
    [['/reference-group', '--title', 'Reference'], 'PAGE_IS_NO_TEXT', 3],
    [['/reference/seeds/tray', '--title', 'Tray'], 'PAGE_IS_NO_TEXT', 3],
    [['/seeds/trays', '--title-fr', 'Plateaux'], 'UNKNOWN_LANGUAGE', 2],
    [['/seeds/trays', '--title-pt-br', 'Tabuleiros'], "'pt-br'", 2],
    [['/seeds/trays', '--title-zh-Hant', '托盤'], "'zh-Hant'", 2],
    [['/seeds/Bowls', '--title', 'Bowls'], 'NOT_A_PATHNAME', 2],
    [['/blog/spring', '--title', 'Spring', '--title-zh', '春天'], 'TITLE_OF_EXEMPT', 2],
    [['/seeds/con', '--title', 'Con'], 'MALFORMED_PATHNAME', 2],
    [['/zh/seeds', '--title', 'Seeds'], 'MALFORMED_PATHNAME', 2],
    [['/404', '--title', 'Lost'], 'PATH_TAKEN', 2],
    [['/assets/menus', '--title', 'Menus'], 'PATH_TAKEN', 2],
    [['/seeds/bowls', '--title', ' '], 'NOT_A_TITLE', 2],
    [['/seeds/bowls', '--title', 'Bowls\nand cups'], 'NOT_A_TITLE', 2],
    [['/seeds/trays', '--title-zh', ''], 'NOT_A_TITLE', 2],
  ])('writes nothing for %s: %s', async (args, problem, code) => {
    const before = read(DEFINITION);
    expect(await begin(...args)).toMatchObject({ code, stderr: expect.stringContaining(problem) });
    expect(read(DEFINITION)).toBe(before);
    expect(existsSync(path.join(root, 'pages', args[0] ?? '', 'index.md'))).toBe(false);
  });
});
