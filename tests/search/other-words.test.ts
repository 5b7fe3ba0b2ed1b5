import { describe, expect, it } from 'vitest';
import { otherWords } from '../../generator/search/other-words';
import type { WordPair } from '../../generator/search/shapes';
import { runsOf } from '../../generator/search/terms';

const meant: WordPair[] = [
  ['fork', 'rake'],
  ['leaf', 'dry leaves'],
  ['铁耙', '耙子'],
  ['长铁耙', '长柄耙子'],
  ['落叶', '枯叶'],
];

const wordingOf = (question: string) => otherWords(runsOf(question), question, { meant }).wording;

/** What has to be there for the first word, by each other reading of it. */
const needsOf = (question: string) =>
  otherWords(runsOf(question), question, { meant }).readings[0]?.map(({ needs }) => needs.flat());

describe('a question is put into the words of the documentation', () => {
  it.each([
    ['a word for a word', 'fork handle', 'rake handle'],
    ['whatever its number', 'forks', 'rake'],
    ['a word for several', 'leaf', 'dry leaves'],
    ['within a run that nothing parts', '铁耙怎样', '耙子怎样'],
    ['the longest word first', '长铁耙', '长柄耙子'],
    ['all of its words', '铁耙和落叶', '耙子和枯叶'],
  ])('%s', (_, question, wording) => {
    expect(wordingOf(question)).toBe(wording);
  });

  it('and is left alone where it is in these words already', () => {
    expect(wordingOf('rake 耙子')).toBeUndefined();
  });

  it('by stems and by pairs of letters', () => {
    expect(needsOf('leaf')).toEqual([['dry', 'leav']]);
    expect(needsOf('铁耙')).toEqual([['耙子']]);
  });
});
