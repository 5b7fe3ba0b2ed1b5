import { afterEach, expect, it, vi } from 'vitest';
import { devSite, type Problem } from '../../../generator';
import { ContentStore } from '../../../generator/cache/content-store';
import { Garden } from '../../builders/garden';

afterEach(() => {
  vi.restoreAllMocks();
});

const full = Object.assign(new Error("ENOSPC: no space left on device, open '/cache/a'"), {
  code: 'ENOSPC',
  syscall: 'open',
  path: '/cache/a',
});

it.each([
  ['a full disk', full, 'DISK_FAILED', 'Free space on the disk'],
  ['a bug of this program', new TypeError('x is not a function'), 'UNEXPECTED_ERROR', 'This is a bug'],
])(
  'a development server reports %s as what it is, not as a mistake of the site',
  async (_, error, code, hint) => {
    vi.spyOn(ContentStore.prototype, 'put').mockImplementation(() => {
      throw error;
    });
    const { root, cacheFolder } = new Garden();
    const reported: Problem[] = [];
    const onProblems = (problems: Problem[]) => reported.push(...problems);
    const options = { root, cacheFolder, definition: 'data/site.ts', workers: 0, port: 0, onProblems };
    const server = await devSite(options);
    try {
      await expect.poll(() => reported.map((problem) => problem.code)).toContain(code);
      expect(reported.map((problem) => problem.code)).toEqual([code]);
      expect(reported[0]?.hint).toContain(hint);
    } finally {
      await server.close();
    }
  },
);
