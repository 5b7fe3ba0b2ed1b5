import { describe, expect, it } from 'vitest';
import { keyOf, readJson } from '../../../generator/problems/locate/json-places';

describe('a JSON text', () => {
  it.each([
    '{}',
    '[]',
    '"text"',
    ' { "a" : [ 1, -2.5e+3, true, null, { "b": [] } ] } \n',
    '{"quoted \\" \\u00e9": "中"}',
  ])('is sound: %s', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(readJson(text).error).toBeUndefined();
  });

  it.each([
    ['', 0, 'the end of the file'],
    ['{"a": 1', 7, 'the end of the file'],
    ['{"a": 1,}', 8, "'}'"],
    ['{"a" 1}', 5, "'1'"],
    ["{'a': 1}", 1, "''a''"],
    ['{"a": undefined}', 6, "'undefined'"],
    ['{"a": /* one */ 1}', 6, "'/* one */'"],
    ['{"a": 01}', 7, "'1'"],
    ['{"a": "\\x"}', 6, `'"\\x"'`],
    ['[1,,2]', 3, "','"],
    ['[1 2]', 3, "'2'"],
    ['{} {}', 3, "'{'"],
    ['// words\n{}', 0, "'// words'"],
    ['\uFEFF{}', 0, 'a byte order mark'],
    ['{"a": "one\ntwo"}', 6, `'"one'`],
  ])('is not JSON: %j, from offset %i on', (text, offset, found) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(readJson(text).error).toMatchObject({ offset, found });
  });

  it.each([
    ['{"a": 1 "b": 2}', "','"],
    ['{"a": 1', "',' or '}'"],
    ["{'a': 1}", 'text in double quotes'],
    ['{"a": undefined}', 'a value'],
  ])('says what should stand there: %s', (text, expected) => {
    expect(readJson(text).error?.expected).toBe(expected);
  });

  it('is read no deeper than anybody nests words, so that no text ends the program', () => {
    const deep = (levels: number) => `{"a": ${'['.repeat(levels)}"]"${']'.repeat(levels)}}`;

    expect(readJson(deep(60))).toMatchObject({ keys: new Map([[keyOf(['a']), [1]]]) });
    expect(readJson(deep(60)).deep).toBeUndefined();
    expect(readJson(deep(100_000)).deep).toBe(69);
  });

  it('names every place of a key that is said twice', () => {
    expect(readJson('{"a": 1, "a": 2}').keys.get(keyOf(['a']))).toEqual([1, 9]);
  });
});
