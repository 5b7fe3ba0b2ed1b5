import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A condition may come late on a machine that many share; the default is one second. */
const patient = { poll: { timeout: 60_000 } };

/** Projects share two workers: browser, built and command tests run beside each other. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    globalSetup: ['tests/no-temporary-files.ts'],
    projects: [
      {
        root,
        test: {
          name: 'rooms',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/samples/**/data/**', 'tests/browser/**', 'tests/built/**', 'tests/commands/**'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patient,
        },
      },
      {
        root,
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: patient,
        },
      },
      {
        root,
        test: {
          name: 'built',
          include: ['tests/{browser,built}/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          // They keep no state but in their browser contexts. Loading the browser's driver takes a second, and once is enough.
          isolate: false,
          testTimeout: 400_000,
          hookTimeout: 300_000,
          expect: patient,
          // Pages of demos are walked two at a time.
          maxConcurrency: 2,
          // Of some ten thousand pages, the browser itself ends one now and then. Whatever else fails, has failed.
          retry: { count: 1, condition: /Target crashed/ },
        },
      },
    ],
  },
});
