import { describe, expect, it } from 'vitest';
import { type BuildContext, openContext, refreshContext } from '../../../generator/pipeline/context';
import { firstPages } from '../../../generator/pipeline/first-pages';
import { liveSite } from '../../../generator/pipeline/live-site';
import { Garden } from '../../builders/garden';

/** Works on a garden as the server for writing does. */
async function inGarden(work: (context: BuildContext, garden: Garden) => Promise<void>): Promise<void> {
  const site = new Garden();
  const { root, cacheFolder } = site;
  const options = { root, cacheFolder, definition: 'data/site.ts', workers: 0 };
  const { context, close } = openContext({ ...options, playgrounds: 'shown' });
  try {
    await work(context, site);
  } finally {
    await close();
  }
}

const DEMO = /\/Bed-\w+\.js/;

describe('a site of which nothing is remembered', () => {
  it('shows a page before any other text is read and any demo is bundled', () =>
    inGarden(async (context) => {
      const first = await firstPages(context);
      const page = String((await first?.read('/start/'))?.contents);

      expect(page).toContain('Dig.');
      expect(page).not.toMatch(DEMO);
      expect(page).toContain('/__xdocs/overlay.js');
      expect(context.memory.table.get('text pages/start/index.md')).toBeDefined();
      expect(context.memory.table.get('text pages/beds/index.md')).toBeUndefined();
      expect(context.memory.table.get('demo for browser: pages/start/Bed.ts')).toBeUndefined();
    }));

  it('sends the headers of a host with it, and leaves to the whole site what it does not know', () =>
    inGarden(async (context) => {
      const first = await firstPages(context);

      expect(first?.headers('/start/')).toHaveProperty('X-Content-Type-Options');
      expect(await first?.read('/nowhere/')).toBeUndefined();
    }));

  it('shows the same page with its demo as soon as all is read', () =>
    inGarden(async (context) => {
      await firstPages(context);
      const whole = await liveSite(context);

      expect(String((await whole.read('/start/'))?.contents)).toMatch(DEMO);
    }));

  it('is shown in part again, though it was bundled before, when what draws pages is at hand', () =>
    inGarden(async (context) => {
      await firstPages(context);
      await liveSite(context);
      const first = await firstPages(refreshContext(context));
      const page = String((await first?.read('/start/'))?.contents);

      expect(page).toContain('Dig.');
      expect(page).not.toMatch(DEMO);
    }));

  it('lets whoever asks at once be answered before it is read as a whole', () =>
    inGarden(async (context) => {
      const first = await firstPages(context);
      const order: string[] = [];
      const visit = first?.read('/start/').then(() => order.push('visit'));
      await first?.answered().then(() => order.push('answered'));
      await visit;

      expect(order).toEqual(['visit', 'answered']);
    }));

  it('is read as a whole though somebody asks again and again', () =>
    inGarden(async (context) => {
      const first = await firstPages(context);
      const ENOUGH = 300;
      let asked = 0;
      let isRead = false;
      const ask = async (): Promise<void> => {
        for (; asked < ENOUGH && !isRead; asked += 1) await first?.read('/start/');
      };
      const asking = ask();
      await first?.answered();
      isRead = true;
      await asking;

      expect(asked).toBeLessThan(ENOUGH);
    }));

  it('is not shown in part when only the whole of it was bundled before', () =>
    inGarden(async (context) => {
      await liveSite(context);

      expect(await firstPages(context)).toBeUndefined();
    }));

  it('is shown in part when packages are others since it was bundled', () =>
    inGarden(async (context, garden) => {
      await liveSite(context);
      garden.write({ 'node_modules/.package-lock.json': '{"seeds":2}' });
      const first = await firstPages(refreshContext(context));

      expect(String((await first?.read('/start/'))?.contents)).toContain('Dig.');
    }));
});

describe('a demo that does not parse', () => {
  const broken = { 'pages/start/Bed.ts': 'export default function Bed( {' };

  it('leaves every page as it was, its own included, and is told', () =>
    inGarden(async (context, garden) => {
      const { assets } = await liveSite(context);
      garden.write(broken);
      const site = await liveSite(refreshContext(context), assets);

      expect(String((await site.read('/beds/'))?.contents)).toContain('Raised.');
      expect(String((await site.read('/start/'))?.contents)).toContain('Dig.');
      expect(site.problems().map(({ code }) => code)).toContain('DEMO_DOES_NOT_PARSE');
    }));

  it('takes the demos of a site that begins with it, and no page', () =>
    inGarden(async (context, garden) => {
      garden.write(broken);
      const site = await liveSite(refreshContext(context));

      expect(String((await site.read('/beds/'))?.contents)).toContain('Raised.');
      expect(String((await site.read('/start/'))?.contents)).not.toMatch(DEMO);
    }));
});
