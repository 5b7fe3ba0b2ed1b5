import { describe, expect, it } from 'vitest';
import type { Inventory } from '../../../../generator/model';
import { check } from '../../../../generator/steps/5-check/check';
import { entry, external, group } from '../../../builders/entry';
import { inventory, inventoryOf } from '../../../builders/inventory';
import { codes, problem } from '../../../builders/problem';
import { text } from '../../../builders/text';
import { source } from '../../../builders/translation';

/** A site with these entries, whose pages folder holds the given files and texts. */
function faults(entries: Inventory['entries'], parts: Partial<Inventory>) {
  return check(
    inventory([entry('/start'), ...entries], { ...parts, texts: [text('/start'), ...(parts.texts ?? [])] }),
  );
}

describe('a page without a text', () => {
  it('is a warning at its entry, which names the file to write', () => {
    const sources = [source('site.ts', "{ pathname: '/a' }")];
    const [missing] = faults([entry('/a')], { sources });

    expect(missing).toMatchObject({
      code: 'MISSING_TEXT',
      severity: 'warning',
      place: { file: 'site.ts', line: 1 },
    });
    expect(missing?.message).toContain('pages/a/index.md');
  });

  it('is one although a translation exists', () => {
    expect(codes(faults([entry('/a')], { texts: [text('/a', 'zh')] }))).toContain('MISSING_TEXT');
  });

  it('is told once for a path that is declared twice', () => {
    const found = codes(faults([entry('/a'), entry('/a')], {}));

    expect(found.filter((code) => code === 'MISSING_TEXT')).toHaveLength(1);
  });

  it('is no mistake for a group, another site, or an index of the paths below it', () => {
    const texts = [text('/guides/one')];

    expect(faults([group('/g'), external('https://shop.example')], {})).toEqual([]);
    expect(faults([entry('/guides', 'titles'), entry('/guides/one', 'titles')], { texts })).toEqual([]);
  });
});

describe('a text that nobody could read', () => {
  it('stands in a folder without an entry; the nearest one is named', () => {
    const [unclaimed] = faults([entry('/x/bars')], { texts: [text('/x/bars'), text('/x/bar')] });

    expect(unclaimed).toMatchObject({
      code: 'UNCLAIMED_TEXT',
      place: { file: 'pages/x/bar/index.md', line: 1 },
    });
    expect(unclaimed?.hint).toContain("Did you mean '/x/bars'?");
  });

  it('stands in the folder of a group', () => {
    expect(codes(faults([group('/g')], { texts: [text('/g')] }))).toEqual(['TEXT_OF_GROUP']);
  });

  it('translates a path that speaks one language', () => {
    const texts = [text('/blog/one'), text('/blog/one', 'zh')];

    expect(codes(faults([entry('/blog/one')], { texts }))).toEqual(['EXEMPT_TRANSLATION']);
  });

  it('has no original', () => {
    const orphan = check(inventory([entry('/start')], { texts: [text('/start', 'zh')] }));

    expect(codes(orphan)).toEqual(['MISSING_TEXT', 'ORPHANED_TRANSLATION']);
    expect(orphan[1]?.message).toContain('there is no pages/start/index.md');
  });

  it('is written in a language that the site does not have', () => {
    const pageFiles = ['pages/start/index.fr.md', 'pages/start/index.md', 'pages/start/index.zh.md'];
    const [unknown, ...others] = faults([], { texts: [text('/start', 'fr')], pageFiles });

    expect(unknown).toMatchObject({
      code: 'UNKNOWN_TEXT_LANGUAGE',
      place: { file: 'pages/start/index.fr.md' },
    });
    expect(unknown?.message).toContain("'fr'");
    expect(others).toEqual([]);
  });

  it.each([
    ['pages/start/indx.md', "Did you mean 'index.md'?"],
    ['pages/start/index.en.md', "Did you mean 'index.md'?"],
    ['pages/start/notes.md', 'Rename the file'],
  ])('is called %s', (file, hint) => {
    const [misnamed] = faults([], { pageFiles: ['pages/start/Demo.tsx', file] });

    expect(misnamed).toMatchObject({ code: 'TEXT_WITH_OTHER_NAME', place: { file } });
    expect(misnamed?.hint).toContain(hint);
  });
});

describe('the definition', () => {
  it.each([
    ['/srv/pages', 'ABSOLUTE_PATH'],
    ['C:\\site\\pages', 'ABSOLUTE_PATH'],
    ['\\\\server\\pages', 'ABSOLUTE_PATH'],
    ['../pages', 'PATH_OUTSIDE_ROOT'],
    ['a/../../pages', 'PATH_OUTSIDE_ROOT'],
    ['a\\..\\..\\pages', 'PATH_OUTSIDE_ROOT'],
  ])('may not name the folder %s', (pages, code) => {
    const folders = { pages, translations: 'translations', public: 'public' };
    const [problem] = check(
      inventoryOf({ folders }, { sources: [source('site.ts', `pages: ${JSON.stringify(pages)}`)] }),
    );

    expect(problem).toMatchObject({ code, place: { file: 'site.ts', line: 1, column: 8 } });
  });

  it('may not name an entry outside', () => {
    expect(codes(check(inventoryOf({ entries: { server: '../server.tsx', client: 'client.ts' } })))).toEqual([
      'PATH_OUTSIDE_ROOT',
    ]);
  });

  it('sends / to a page or group that exists', () => {
    const [lost] = check(inventory([entry('/stort')], { texts: [text('/stort')] }));

    expect(lost?.code).toBe('HOME_IS_NO_PAGE');
    expect(lost?.hint).toContain("Did you mean '/stort'?");
    expect(check(inventory([group('/start')]))).toEqual([]);
  });
});

it('tells what could not be collected among its own findings', () => {
  const collected = problem({ code: 'INVALID_UTF8' });

  expect(faults([], { problems: [collected] })).toEqual([collected]);
});
