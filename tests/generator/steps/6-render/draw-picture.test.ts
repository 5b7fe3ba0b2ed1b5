import { readFileSync } from 'node:fs';
import type { Renderer } from '@takumi-rs/wasm';
import { beforeAll, expect, it } from 'vitest';
import { drawPicture, openRenderer } from '../../../../generator/steps/6-render/pictures/draw-picture';

const FACE = 'data/public/assets/fonts/geist-5.3.0.woff2';

const ROOM = { width: 100, height: 60 };

const styles = `.frame{display:flex;width:400px;height:200px;font-family:Geist}
.room{display:flex;flex-direction:column;width:100px;height:60px;transform:scale(1.5)}
.fits{width:90px;height:40px;background:#066}.tall{flex-shrink:0;width:90px;height:70px;background:#066}`;

const spare = { html: '<div class="frame">Nothing beside it</div>', styles, room: ROOM };

const framed = (html: string) => `<div class="frame"><div class="room">${html}</div></div>`;

let renderer: Renderer;

beforeAll(async () => {
  renderer = await openRenderer([{ name: 'Geist', bytes: readFileSync(FACE) }]);
});

/** Which of both is drawn, by its bytes. */
async function drawnOf(html: string): Promise<'picture' | 'spare'> {
  const [drawn, plain] = await Promise.all([
    drawPicture(renderer, { html: framed(html), styles, spare }),
    drawPicture(renderer, spare),
  ]);
  return Buffer.compare(drawn, plain) === 0 ? 'spare' : 'picture';
}

it('draws a picture whose part stays in its room, however large that is drawn', async () => {
  expect(await drawnOf('<div class="fits">Apples</div>')).toBe('picture');
});

it.each([
  ['is higher than its room', '<div class="tall">Apples</div>'],
  [
    'has words that are wider than their place',
    '<div style="width:30px;white-space:nowrap">Apples and pears</div>',
  ],
])('draws the spare one where a part %s', async (_, html) => {
  expect(await drawnOf(html)).toBe('spare');
});

const UNREADABLE = '<div class="fits" style="transform:turnabout(4deg)">Apples</div>';

it('draws the spare one where a style cannot be read', async () => {
  expect(await drawnOf(UNREADABLE)).toBe('spare');
});

it('says why a picture without a spare one cannot be drawn', async () => {
  await expect(drawPicture(renderer, { html: framed(UNREADABLE), styles })).rejects.toThrow(/transform/);
});
