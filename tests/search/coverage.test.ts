import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../generator/search/coverage';
import type { EngineHit } from '../../generator/search/engine';
import { queryOf } from '../../generator/search/query';

/** Documents in which terms of a question were found. */
function hits(...documents: string[][]): EngineHit[] {
  return documents.map((queryTerms, id) => ({ id, score: 1, terms: queryTerms, queryTerms }));
}

function coverage(question: string, found: EngineHit[]) {
  const measured = coverageOf(queryOf(question)?.words ?? [], found, 100);
  return (...terms: string[]) => measured(new Set(terms));
}

describe('how much of a question is said', () => {
  it('is all where every word is, and nothing where none is', () => {
    const of = coverage('rake leaves', hits(['rake', 'leaves'], ['rake']));

    expect(of('rake', 'leaves')).toBe(1);
    expect(of('spade')).toBe(0);
  });

  it('is more with a word that few have than with one that many have', () => {
    const of = coverage('rake leaves', hits(['rake', 'leaves'], ['rake'], ['rake'], ['rake']));

    expect(of('leaves')).toBeGreaterThan(of('rake'));
  });

  it('does not count what nobody says', () => {
    const of = coverage('rake zzzz', hits(['rake']));

    expect(of('rake')).toBe(1);
  });

  it('is most of it without the pairs of letters that stand across two Chinese words', () => {
    const of = coverage('使用耙子', hits(['使用', '耙子'], ['使用'], ['使用'], ['耙子'], ['用耙']));

    expect(of('使用', '耙子')).toBeGreaterThan(0.75);
    expect(of('使用', '耙子')).toBeLessThan(1);
  });
});
