import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../site/editing/read-message';

describe('what a frame says', () => {
  it.each([
    { kind: 'ready' },
    { kind: 'done', run: 3 },
    { kind: 'height', height: 300 },
    { kind: 'need', request: 1, names: ['a-1.js'] },
    { kind: 'failed', run: 1, problem: { reason: 'syntax', message: 'x', line: 2, column: 3 } },
    { kind: 'failed', run: 1, problem: { reason: 'endless', file: 'Demo.tsx', line: 2 } },
    { kind: 'failed', run: 1, problem: { reason: 'namespace', file: 'Demo.tsx', line: 2 } },
    { kind: 'failed', run: 1, problem: { reason: 'commonjs', name: 'require', line: 2 } },
  ])('is taken as it is when it has its shape: %o', (message) => {
    expect(readMessage(message)).toEqual(message);
  });

  it.each([
    undefined,
    null,
    'ready',
    [],
    { kind: 'close' },
    { kind: 'done' },
    { kind: 'height', height: Number.POSITIVE_INFINITY },
    { kind: 'height', height: -1 },
    { kind: 'need', request: 1, names: [{}] },
    { kind: 'failed', run: 1, problem: { reason: 'other' } },
    { kind: 'failed', run: '1', problem: { reason: 'endless' } },
  ])('is not heard in any other shape: %o', (message) => {
    expect(readMessage(message)).toBeUndefined();
  });

  it('is cut where it is longer than anything that a reader would read', () => {
    const problem = {
      reason: 'unavailable',
      specifier: 's'.repeat(5000),
      name: {},
      offered: Array(900).fill('n'),
    };
    const read = readMessage({ kind: 'failed', run: 1, problem: { ...problem, line: 1.5 } });

    expect(read).toEqual({
      kind: 'failed',
      run: 1,
      problem: { reason: 'unavailable', specifier: 's'.repeat(1000), name: '', offered: Array(25).fill('n') },
    });
  });
});
