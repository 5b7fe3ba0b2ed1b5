import { expect, it } from 'vitest';
import advances from '../../site/demo/drawing/layout/text-advances.json';
import { measureText } from '../../site/demo/drawing/layout/text-width';
import { readTextAdvances } from './read-text-advances';

it('are those of the published face (after a change: npm run advances)', async () => {
  expect(await readTextAdvances()).toEqual(advances);
});

it('measure a line of text: digits are equally wide, Chinese signs as wide as high', () => {
  const font = { size: 10, weight: 400 };

  expect(measureText('111', font)).toBeCloseTo(measureText('000', font));
  expect(measureText('图表', font)).toBeCloseTo(20);
  expect(measureText('AV', font)).toBeLessThan(measureText('A', font) + measureText('V', font));
});
