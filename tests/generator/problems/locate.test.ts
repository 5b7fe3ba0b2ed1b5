import { describe, expect, it } from 'vitest';
import { locate, locateField, locateKeys, locatePathname } from '../../../generator/problems/locate/locate';
import { source, translation } from '../../builders/translation';

describe('the place of a literal in a definition', () => {
  it('is where its opening quote stands, whatever the quotes', () => {
    const sources = [source('a.ts', 'const a = 1;', '  const one = "/one";'), source('b.ts', 'x(`/two`)')];

    expect(locate('/one', sources)).toEqual({ file: 'a.ts', line: 2, column: 15 });
    expect(locate('/two', sources)).toEqual({ file: 'b.ts', line: 1, column: 3 });
  });

  it('is not in a comment, and a quote in a comment opens no literal', () => {
    const sources = [source('a.ts', "// don't: '/one'", "/* '/one' */", "const one = '/one';")];

    expect(locate('/one', sources)).toEqual({ file: 'a.ts', line: 3, column: 13 });
  });

  it('is unknown when code puts the literal together', () => {
    const sources = [source('a.ts', "const base = '/x';", 'const one = page(base, `one`);')];

    expect(locate('/x/one', sources)).toBeUndefined();
  });

  it('is found by what the literal says, however that is written', () => {
    const sources = [source('a.ts', String.raw`'/be\u0000ds', "/don\'t", '/caf\xe9', '/\u{1F331}'`)];

    expect(
      ['/be\u0000ds', "/don't", '/caf\u00e9', '/\u{1F331}'].map((says) => locate(says, sources)?.column),
    ).toEqual([1, 16, 27, 39]);
  });

  it('survives an apostrophe that opens nothing', () => {
    const sources = [source('a.tsx', "<p>don't</p>", "pathname: '/one'")];

    expect(locate('/one', sources)?.line).toBe(2);
  });
});

describe('the places that declare a path', () => {
  it('are those with the word pathname before them, so that a link to it does not count', () => {
    const sources = [source('site.ts', "home: '/one',", "{ pathname: '/one' },", `{ "pathname": "/one" }`)];

    expect(locatePathname('/one', sources).map(({ line }) => line)).toEqual([2, 3]);
  });

  it('are any that say it when none declares it', () => {
    expect(locatePathname('/one', [source('site.ts', "page('/one')")])).toHaveLength(1);
  });
});

describe('the place of a field', () => {
  const sources = [
    source(
      'site.ts',
      "{ pathname: '/one', plan: 'pro' },",
      "{ pathname: '/two', plan: 'gold' },",
      "{ pathname: '/three' },",
      'explan: 1',
    ),
  ];

  it('is in the entry with that path, not in the one before', () => {
    expect(locateField('/two', 'plan', sources)).toEqual({ file: 'site.ts', line: 2, column: 21 });
  });

  it('is the place of the entry when nothing says the field', () => {
    expect(locateField('/three', 'subhead', sources)).toEqual({ file: 'site.ts', line: 3, column: 13 });
  });
});

describe('the place of a key in a JSON file', () => {
  const words = translation('en', { pages: { '/x/a.b': 'A' }, demo: { copy: 'Copy' } });

  it('is where the key stands, also when it has dots and slashes', () => {
    const placeOf = locateKeys(words);

    expect(placeOf(['pages', '/x/a.b'])).toEqual({ file: 'translations/en.json', line: 3, column: 5 });
    expect(placeOf(['demo', 'copy'])).toEqual({ file: 'translations/en.json', line: 6, column: 5 });
  });

  it('is the start of the file for a key that is not there', () => {
    expect(locateKeys(words)(['demo', 'paste'])).toEqual({
      file: 'translations/en.json',
      line: 1,
      column: 1,
    });
  });

  it('is known up to the place where the file stops being JSON', () => {
    const cut = { ...words, text: words.text.replace(': "Copy"', ' "Copy"') };

    expect(locateKeys(cut)(['demo', 'copy']).line).toBe(6);
  });
});
