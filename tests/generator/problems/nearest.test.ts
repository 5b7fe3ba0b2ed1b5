import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../../generator/problems/did-you-mean';
import { nearest } from '../../../generator/problems/nearest';

describe('the nearest spelling', () => {
  it.each([
    ['preimum', 'premium', 'swapped letters'],
    ['premiun', 'premium', 'a wrong letter'],
    ['premum', 'premium', 'a missing letter'],
    ['premiuum', 'premium', 'a letter too many'],
    ['Premium', 'premium', 'another case'],
    ['rpo', 'pro', 'swapped letters of a short word'],
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

describe('did you mean', () => {
  it('is a sentence with a space at its end, or nothing at all', () => {
    expect(didYouMean('titel', ['title'])).toBe("Did you mean 'title'? ");
    expect(didYouMean('colour', ['title'])).toBe('');
  });
});
