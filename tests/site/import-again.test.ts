import { describe, expect, it } from 'vitest';
import { importAgain } from '../../site/support/import-again';

const hook = new URL('../../site/support/hooks.ts', import.meta.url).href;

/** Fails once, in the words of a browser. */
function failsOnce(message: string) {
  const asked: string[] = [];
  const load = importAgain<object>(async () => {
    asked.push('asked');
    if (asked.length > 1) return { isPlain: true };
    throw new TypeError(message);
  });
  return { load, asked };
}

describe('a module that did not come', () => {
  it.each(['Failed to fetch dynamically imported module: ', 'error loading dynamically imported module: '])(
    'is imported by another URL where the browser says "%s…", as it remembers this one',
    async (words) => {
      const { load, asked } = failsOnce(words + hook);
      await expect(load()).rejects.toThrow(words);

      const module = await load();
      expect(module).toHaveProperty('PAGE_STATUS');
      expect(await load()).toBe(module);
      expect(asked).toEqual(['asked']);
    },
  );

  it('is imported as before where the browser does not say which it was', async () => {
    const { load } = failsOnce('Importing a module script failed.');
    await expect(load()).rejects.toThrow('failed');

    expect(await load()).toEqual({ isPlain: true });
  });

  it('is never another site’s, whatever its error names', async () => {
    const { load } = failsOnce('thrown by the module: https://elsewhere.example/x.js');
    await expect(load()).rejects.toThrow('elsewhere');

    expect(await load()).toEqual({ isPlain: true });
  });

  it('is requested once by all who ask at the same time', async () => {
    const { load, asked } = failsOnce('gone');
    const both = [load(), load()];
    await expect(Promise.allSettled(both)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);

    expect(asked).toEqual(['asked']);
  });
});
