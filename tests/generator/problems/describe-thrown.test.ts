import { expect, it } from 'vitest';
import { describeThrown } from '../../../generator/problems/describe-thrown';

/** A message of one long line that looks like a frame of the stack again and again. */
const framed = (count: number) => new Error(`x\n    at ${'a ('.repeat(count)}`);

it('a long line of a message is no frame, and is not searched for one, which would take hours', () => {
  expect(describeThrown(framed(20_000)).frames).toEqual([]);
});

it('the frames of modules are kept', () => {
  const error = new Error('no light');
  error.stack = 'Error: no light\n    at grow (file:///site/bed-1.mjs:2:7)\n    at node:internal/x:1:1';

  expect(describeThrown(error)).toEqual({
    text: 'Error: no light',
    frames: [{ name: 'grow', module: 'bed-1.mjs', line: 2, column: 7 }],
  });
});
