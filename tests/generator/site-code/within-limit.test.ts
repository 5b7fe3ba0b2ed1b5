import { expect, it } from 'vitest';
import { withinLimit } from '../../../generator/site-code/within-limit';

const SECONDS = 0.2;

function spin(): never {
  for (;;);
}

function messageOf(act: () => unknown): string {
  try {
    withinLimit(act, SECONDS);
    return 'it ended';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('what ends gives its result, and what throws throws itself', () => {
  const thrown = new Error('mine');

  expect(withinLimit(() => ({ beds: 3 }))).toEqual({ beds: 3 });
  expect(() =>
    withinLimit(() => {
      throw thrown;
    }),
  ).toThrow(thrown);
});

it('what never ends is stopped, and says in which function of a file it was', () => {
  let stack = '';
  try {
    withinLimit(() => spin(), SECONDS);
  } catch (error) {
    stack = error instanceof Error ? String(error.stack) : '';
  }

  expect(stack).toMatch(/^Error: it does not end, and was stopped after 0\.2 s\n {4}at /);
});

it('what comes after it is done as before, within and beside the limit', () => {
  expect(messageOf(spin)).toContain('does not end');
  expect(messageOf(() => 1)).toBe('it ended');
  expect([1, 2].map((number) => number + 1)).toEqual([2, 3]);
});

it('after three in a row the next ones are not waited for; one that comes later is', async () => {
  for (const _ of [1, 2, 3]) expect(messageOf(spin)).toContain('does not end');
  let isCalled = false;
  const next = () => {
    isCalled = true;
  };

  expect(messageOf(next)).toContain('does not end');
  expect(isCalled).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(messageOf(next)).toBe('it ended');
  expect(messageOf(next)).toBe('it ended');
});

it('what throws has ended, and neither it nor what comes later belongs to the row', async () => {
  const fail = () => {
    throw new Error('mine');
  };
  for (const act of [spin, spin, fail, spin, spin]) messageOf(act);
  expect(messageOf(() => 1)).toBe('it ended');

  for (const _ of [1, 2]) messageOf(spin);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  messageOf(spin);
  expect(messageOf(() => 1)).toBe('it ended');
});

it('what it leaves for later is not lost', async () => {
  const later = withinLimit(async () => {
    await Promise.resolve();
    return 'later';
  });

  expect(await later).toBe('later');
});
