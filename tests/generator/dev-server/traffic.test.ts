import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Traffic } from '../../../generator/dev-server/traffic';

/** A promise, and what resolves it. */
function pending(): { done: Promise<void>; finish: () => void } {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

describe('work that waits until pages have what they asked for', () => {
  it('begins without any request', async () => {
    await expect(new Traffic().quiet()).resolves.toBeUndefined();
  });

  it('waits for a request that is being answered, and for the next one', async () => {
    const traffic = new Traffic();
    const order: string[] = [];
    const [page, script] = [pending(), pending()];
    const first = traffic.answering(() => page.done).then(() => order.push('page'));
    const quiet = traffic.quiet().then(() => order.push('quiet'));
    await setTimeout(300);
    page.finish();
    await first;
    const second = traffic.answering(() => script.done).then(() => order.push('script'));
    await setTimeout(200);
    script.finish();
    await Promise.all([second, quiet]);

    expect(order).toEqual(['page', 'script', 'quiet']);
  });

  it('waits for a request that failed no longer than for others', async () => {
    const traffic = new Traffic();
    const failed = traffic.answering(() => Promise.reject(new Error('cut')));
    await expect(failed).rejects.toThrow('cut');

    await expect(traffic.quiet()).resolves.toBeUndefined();
  });

  it('does not wait for a request that never ends', async () => {
    const traffic = new Traffic();
    void traffic.answering(() => new Promise(() => {}));

    await expect(traffic.quiet()).resolves.toBeUndefined();
  });
});
