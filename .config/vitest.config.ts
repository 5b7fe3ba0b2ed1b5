import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: [
      {
        root,
        test: {
          name: 'rooms',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/samples/**/data/**', 'tests/browser/**', 'tests/built/**', 'tests/commands/**'],
          testTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'built',
          include: ['tests/{browser,built,commands}/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/browser/global-setup.ts'],
          testTimeout: 180_000,
          // A browser under load may lose a page; a fault of ours is there the second time, too.
          retry: 1,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
