import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

afterEach(() => vi.unstubAllEnvs());

it('the licence key is the one that the environment of the build gives', async () => {
  vi.stubEnv('XDOCS_LICENSE_KEY', 'a key');
  const { site } = await import('../../data/site');

  expect(site.licenseKey).toBe('a key');
});

it('there is none in the repository', async () => {
  vi.stubEnv('XDOCS_LICENSE_KEY', undefined);
  const { site } = await import('../../data/site');

  expect(site.licenseKey).toBe('');
});
