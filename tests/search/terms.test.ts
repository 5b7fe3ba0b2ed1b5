import { describe, expect, it } from 'vitest';
import { isUnspaced, joinedTermsOf, runsOf, stemOf, termsOf } from '../../generator/search/terms';

describe('a text is found by', () => {
  it.each([
    ['its words in small letters', 'Row height', ['row', 'height']],
    [
      'the parts of a name written together',
      'rowSelectionModel',
      ['rowselectionmodel', 'row', 'selection', 'model'],
    ],
    ['abbreviations and figures in a name', 'HTMLElement v7', ['htmlelement', 'html', 'element', 'v', '7']],
    ['stems of English words', 'grouped columns', ['group', 'column']],
    ['pairs of letters where no space parts words', '数据网格', ['数据', '据网', '网格']],
    ['a single letter that stands alone', '列 A', ['列', 'a']],
    ['words of both scripts side by side', '用apiRef排序', ['用', 'apiref', 'api', 'ref', '排序']],
    ['letters of full width as those of half width', 'ＡＰＩ', ['api']],
    ['letters with accents', 'Größe', ['größe']],
  ])('%s', (_, text, terms) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining(terms));
  });

  it('two words of a title in one', () => {
    expect(joinedTermsOf('Tree View')).toContain('treeview');
  });

  it('no punctuation, and nothing where there is no word', () => {
    expect(termsOf('… — !?「」')).toEqual([]);
  });
});

describe('words with one stem', () => {
  it.each([
    ['column', 'columns'],
    ['sort', 'sorting', 'sorts', 'sorted'],
    ['pin', 'pinning', 'pinned'],
    ['edit', 'editing', 'edits', 'edited'],
    ['disable', 'disabled', 'disabling', 'disables'],
    ['property', 'properties'],
  ])('%s', (word, ...others) => {
    expect(others.map(stemOf)).toEqual(others.map(() => stemOf(word)));
  });

  it.each(['class', 'axis', 'status', 'speed', 'string', 'need', 'data'])('are not those of %s', (word) => {
    expect(stemOf(word)).toBe(word);
  });
});

describe('letters of scripts without spaces', () => {
  it.each(['菜园', '佐々木', '\uFA11', '𠮷野', 'かき', 'สวน'])('are those of %s', (text) => {
    expect(isUnspaced(text)).toBe(true);
    expect(runsOf(text)).toEqual([{ text: text.normalize('NFKC'), isUnspaced: true }]);
  });

  it.each(['rake', '菜园 rake', '정원', ''])('are not those of "%s"', (text) => {
    expect(isUnspaced(text)).toBe(false);
  });
});
