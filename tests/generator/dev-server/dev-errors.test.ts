import { afterEach, expect, it, vi } from 'vitest';
import type { Problem } from '../../../generator';
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
    const reported: Problem[] = [];
    const server = await new Garden().develop({ onProblems: (problems) => reported.push(...problems) });
    try {
      await expect.poll(() => reported.map((problem) => problem.code)).toContain(code);
      expect(reported.map((problem) => problem.code)).toEqual([code]);
      expect(reported[0]?.hint).toContain(hint);
    } finally {
      await server.close();
    }
  },
);
