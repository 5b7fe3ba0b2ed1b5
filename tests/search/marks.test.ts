import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../generator/search/excerpt';
import { markText } from '../../generator/search/marks';

/** Marked words in brackets. */
function marked(text: string, words: string[], terms: string[] = []): string {
  return markText(text, { words, terms })
    .map(([piece, isMarked]) => (isMarked ? `[${piece}]` : piece))
    .join('');
}

describe('a text is marked', () => {
  it.each([
    ['as far as it was typed', 'Sorting rows', ['sort'], '[Sort]ing rows'],
    ['in the parts of a name', 'onSortModelChange', ['sort'], 'on[Sort]ModelChange'],
    ['as a whole where only the ending differs', 'Sort rows', ['sorting'], '[Sort] rows'],
    ['where no space parts words', '按多列排序行', ['排序'], '按多列[排序]行'],
    ['over neighbouring pairs in one', '数据网格的列', ['数据网格'], '[数据网格]的列'],
    ['not inside of words', 'resort', ['sort'], 'resort'],
    ['not at all where nothing was meant', 'Rows', ['columns'], 'Rows'],
  ])('%s', (_, text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });

  it('where another spelling was typed', () => {
    expect(marked('Filtering rows', ['filterng'], ['filtering'])).toBe('[Filtering] rows');
  });

  it('whole, with every sign of it', () => {
    const text = 'A <b> & "sort" of 树 test';

    expect(
      markText(text, { words: ['sort', '树'], terms: [] })
        .map(([piece]) => piece)
        .join(''),
    ).toBe(text);
  });
});

describe('an excerpt', () => {
  const long = `${'First words that say little. '.repeat(12)}Here a column is pinned. ${'And so on. '.repeat(20)}`;

  it('is the text itself where that is short', () => {
    expect(excerptOf('Pin columns.', { words: ['pin'], terms: [] })).toBe('Pin columns.');
  });

  it('holds the words that were asked for', () => {
    const excerpt = excerptOf(long, { words: ['pinned'], terms: [] });

    expect(excerpt).toMatch(/^…First words.*Here a column is pinned\..*…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('is the beginning where they are not there', () => {
    expect(excerptOf(long, { words: ['nothing'], terms: [] })).toMatch(/^First words/);
  });
});
