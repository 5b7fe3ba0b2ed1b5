import { describe, expect, it } from 'vitest';
import { type SiteWords, wordShard } from '../../../../generator/steps/7-compose/search/word-pairs';

const site: SiteWords = {
  languages: { default: 'en' },
  glossary: {
    zh: [
      { term: 'rake', word: '耙子', forbidden: ['铁耙', '“铁耙”', '耙'] },
      { term: 'you', word: 'you', forbidden: [] },
    ],
  },
  search: { words: { en: { rake: ['fork', 'comb'] }, zh: { 枯叶: ['落叶'] } } },
};

describe('words that mean the same', () => {
  it('are those of readers', () => {
    expect(wordShard(site, 'en')).toEqual({
      meant: [
        ['fork', 'rake'],
        ['comb', 'rake'],
      ],
    });
  });

  it('are those of the glossary, plain words that texts must not use, and those of the default language', () => {
    expect(wordShard(site, 'zh')).toEqual({
      pairs: [['耙子', 'rake']],
      meant: [
        ['落叶', '枯叶'],
        ['铁耙', '耙子'],
        ['fork', 'rake'],
        ['comb', 'rake'],
      ],
    });
  });

  it('are none of a site that names none', () => {
    expect(wordShard({ languages: { default: 'en' } }, 'en')).toBeUndefined();
  });
});
