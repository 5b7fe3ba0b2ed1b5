import { expect, it } from 'vitest';
import { appliesTo } from '../../../../site/demo/drawing/media-answers';
import { narrowPlace, widePlace } from '../../../../site/demo/drawing/places';

it.each([
  ['all', [true, true]],
  ['screen', [true, true]],
  ['not all', [false, false]],
  ['print', [false, false]],
  ['(prefers-reduced-motion: reduce)', [true, true]],
  ['(pointer: fine)', [true, false]],
  ['(pointer: coarse)', [false, true]],
  ['(any-hover: none)', [false, true]],
  ['(hover: hover)', [true, false]],
  ['(min-width:900px)', [true, false]],
  ['(min-width:300px) and (max-width:599.95px)', [false, true]],
])('a desktop has a mouse, a phone is touched, and nothing moves: %s', (query, applies) => {
  const screens = [widePlace, narrowPlace].map(({ screen }) => screen);

  expect(screens.map((screen) => appliesTo(query, () => screen))).toEqual(applies);
});
