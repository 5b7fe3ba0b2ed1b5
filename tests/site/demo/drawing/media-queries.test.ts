import { expect, it } from 'vitest';
import { matchMedia } from '../../../../site/demo/drawing/browser/media-queries';

it.each([
  ['all', true],
  ['screen', true],
  ['not all', false],
  ['print', false],
  ['(prefers-reduced-motion: reduce)', true],
  ['(pointer: fine)', true],
  ['(pointer: coarse)', false],
])('a drawing is made for a screen with a mouse, without motion: %s', (query, isMatched) => {
  expect(matchMedia(query).matches).toBe(isMatched);
});
