import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../../generator/problems/did-you-mean';
import { editDistance } from '../../../generator/problems/edit-distance';
import { nearest } from '../../../generator/problems/nearest';

describe('the nearest spelling', () => {
  it.each([
    ['preimum', 'premium', 'swapped letters'],
    ['premiun', 'premium', 'a wrong letter'],
    ['premum', 'premium', 'a missing letter'],
    ['premiuum', 'premium', 'a letter too many'],
    ['Premium', 'premium', 'another case'],
  ])('takes %s for %s: %s', (word, expected) => {
    expect(nearest(word, ['pro', 'premium'])).toBe(expected);
  });

  it('is nothing when no candidate is really near', () => {
    expect(nearest('gold', ['pro', 'premium'])).toBeUndefined();
    expect(nearest('/x/react-charts/bars', ['/x/react-charts/lines'])).toBeUndefined();
  });

  it('guesses nothing from a word of one or two letters', () => {
    expect(nearest('fr', ['en', 'zh', 'fa'])).toBeUndefined();
  });

  it('never proposes the word itself', () => {
    expect(nearest('plans', ['plans', 'plan'])).toBe('plan');
  });

  it('is the nearest, and of equally near ones the first', () => {
    expect(nearest('bars', ['barrs2', 'bar', 'cars'])).toBe('bar');
    expect(nearest('bars', ['cars', 'bar'])).toBe('cars');
  });
});

describe('the distance of two words', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['ca', 'ac', 1],
    ['kitten', 'sitting', 3],
    ['abcd', 'badc', 2],
  ])('of %j and %j is %i', (a, b, edits) => {
    expect(editDistance(a, b, 10)).toBe(edits);
    expect(editDistance(b, a, 10)).toBe(edits);
  });

  it('is given up one beyond the limit', () => {
    expect(editDistance('abcdefgh', 'stuvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
  });
});

describe('did you mean', () => {
  it('is a sentence with a space at its end, or nothing at all', () => {
    expect(didYouMean('titel', ['title'])).toBe("Did you mean 'title'? ");
    expect(didYouMean('colour', ['title'])).toBe('');
  });
});
