import { expect, it } from 'vitest';
import { throwRejections } from '../../../generator/site-code/throw-rejections';

it('a rejection is thrown by the call that has caused it, and by no other one', async () => {
  const failing = throwRejections(() => {
    void Promise.reject(new Error('of page A'));
    return 'A';
  });
  const sound = throwRejections(() => 'B');

  await expect(failing).rejects.toThrow('of page A');
  expect(await sound).toBe('B');
});
