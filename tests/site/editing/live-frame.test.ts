// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditWords } from '../../../site/editing/edit-words';
import { LiveFrame } from '../../../site/editing/live-frame';

const words = { editPreview: '' } as EditWords;
const events = { done: () => undefined, failed: () => undefined, ended: () => undefined };

beforeEach(() => {
  const table = { names: {}, files: '', runtime: '' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(table)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['of a low demo is as low as that, and the space around it', 40, '', '64px'],
  ['of another demo may be lower than that when its code is changed', 300, '', '120px'],
  ['is as high as the author of its demo says', 300, '300px', '324px'],
])('a frame %s', async (_, height, minHeight, expected) => {
  document.body.innerHTML = `<section id="Seeds"><div data-demo="Seeds" style="min-height:${minHeight}"></div></section>`;
  const demo = document.querySelector('section') as HTMLElement;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, height));
  const frame = new LiveFrame(demo, words, events);
  await vi.waitFor(() => expect(demo.querySelector('iframe')?.style.minHeight).toBe(expected));
  frame.remove();
});
