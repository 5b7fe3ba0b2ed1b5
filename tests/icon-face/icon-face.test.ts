import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_FACE } from '../../site/theme/fonts';
import { icons } from '../../site/theme/icons';
import { drawIconFace } from './draw-icon-face';

it('is drawn from the shapes that stand in the code (after a change: npm run icons)', async () => {
  const published = readFileSync(`data/public${ICON_FACE.replace(/^\/x/, '')}`);
  expect(published.equals(await drawIconFace())).toBe(true);
});

it('is the only picture that the rules of the icons name', () => {
  expect(icons().match(/url\([^)]*\)/g)).toEqual([`url(${ICON_FACE})`]);
});
