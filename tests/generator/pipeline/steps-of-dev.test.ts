import { expect, it } from 'vitest';
import { Garden } from '../../builders/garden';

it('a development server reports the steps of each reading of its site, as a build does', async () => {
  const site = new Garden();
  const steps: string[] = [];
  const reports: number[] = [];
  const server = await site.develop({
    reporter: { step: (name) => steps.push(name), progress: () => {} },
    onProblems: () => reports.push(steps.length),
  });
  try {
    const once = ['collect', 'route', 'read', 'bundle', 'check'];
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    expect(steps).toEqual(once);

    await server.restart();
    expect(steps).toEqual([...once, ...once]);

    site.write({ 'data/site.ts': 'export const site = ' });
    await server.restart();
    // The watcher may have seen the change, too, and begun another reading.
    expect([...new Set(steps.slice(2 * once.length))]).toEqual(['collect', 'check']);
  } finally {
    await server.close();
  }
});
