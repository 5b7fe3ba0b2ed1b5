import { afterEach, expect, it } from 'vitest';
import {
  finishWork,
  installVirtualTime,
  resetTime,
  runToRest,
} from '../../../../site/demo/drawing/browser/virtual-time';

afterEach(resetTime);

/** A page of its own with timers, and a note of what they did. */
function page() {
  const done: string[] = [];
  const timers: { setTimeout?: (work: () => void, ms?: number) => void } = {};
  installVirtualTime(timers);
  const later = (name: string, ms: number) => timers.setTimeout?.(() => done.push(name), ms);
  return { done, later };
}

it('what a page asked for is done in the order of its time, and nothing that is a second away', async () => {
  const { done, later } = page();
  later('second', 20);
  later('first', 0);
  later('never', 2000);
  await runToRest(() => false);

  expect(done).toEqual(['first', 'second']);
});

it('what is due when a demo is taken away is still done: who waits for its turn would wait for ever', async () => {
  const { done, later } = page();
  later('due', 0);
  later('later', 20);
  await finishWork();

  expect(done).toEqual(['due']);
});
