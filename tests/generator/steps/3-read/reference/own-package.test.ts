import { beforeAll, describe, expect, it } from 'vitest';
import { LINK_PREFIX } from '../../../../../generator/model/marks';
import { placedKey } from '../../../../../generator/model/placed-key';
import type { ComponentReference, InterfaceReference } from '../../../../../generator/page/reference';
import {
  fetchPlaced,
  fetchReference,
} from '../../../../../generator/steps/6-render/reference/fetch-reference';
import {
  placedReference,
  referenceContent,
} from '../../../../../generator/steps/6-render/reference/reference-content';
import { type CheckedSample, checkedSample } from './checked-sample';

let sample: CheckedSample;

beforeAll(async () => {
  sample = await checkedSample('own-package');
}, 300_000);

/** A page of the sample as the site would draw it. */
function page(pathname: string, language: string) {
  const { site, bound, store } = sample;
  const route = site.routes.pages.find((one) => one.pathname === pathname && one.language === language);
  const pending = route && referenceContent(route, bound);
  if (!pending || !('data' in pending)) throw new Error(`${pathname} is no page of the reference.`);
  return fetchReference(pending, {}, store);
}

describe('a package that is part of the repository', () => {
  it('is documented from its sources as an installed one is from its declarations', () => {
    const { reference: tray } = page('/reference/seeds/tray', 'en') as { reference: ComponentReference };

    expect(tray.props.map(({ name, required }) => [name, required])).toEqual([
      ['seeds', true],
      ['columns', false],
      ['onTake', false],
      ['slots', false],
    ]);
    expect(tray).toMatchObject({ nativeProps: true, refGives: 'HTMLDivElement' });
    expect(tray.source).toBe('packages/seeds/src/Tray/Tray.tsx');
    expect(tray.slots).toMatchObject([{ name: 'seed', default: 'SeedPacket', anchor: 'slot-seed' }]);
  });

  it('has links from types and descriptions to the pages of what they name', () => {
    const { reference: tray, slots } = page('/reference/seeds/tray', 'en') as {
      reference: ComponentReference;
      slots: string[];
    };
    const [seeds] = tray.props;

    expect(tray.props.find(({ name }) => name === 'onTake')?.signature?.parameters[0]?.type).toEqual([
      [{ text: 'Seed', pathname: '/reference/seeds/seed' }],
    ]);
    expect(slots[seeds?.description?.html ?? -1]).toContain(
      `<a href="${LINK_PREFIX}/reference/seeds/seed/">`,
    );
    expect(slots[tray.description?.html ?? -1]).toContain(`<a href="${LINK_PREFIX}/start/">guide</a>`);
  });

  it('is told in the language of the page, row by row, and says which rows are not', () => {
    const { reference: seed, slots } = page('/reference/seeds/seed', 'zh') as {
      reference: InterfaceReference;
      slots: string[];
    };
    const { reference: tray } = page('/reference/seeds/tray', 'zh') as { reference: ComponentReference };

    expect(seed.members.map(({ description }) => slots[description?.html ?? -1])).toEqual([
      '<p>它的名称。</p>',
      '<p>何时播种。</p>',
    ]);
    expect(seed.members.every(({ description }) => description?.language === undefined)).toBe(true);
    expect(tray.props[0]?.description?.language).toBe('en');
  });

  it('names the pages that are about it, in the language of the reader', () => {
    expect(page('/reference/seeds/tray', 'zh').reference).toMatchObject({
      usedBy: [{ title: '开始', url: '/zh/start/', by: 'guide' }],
    });
  });

  it('has catalogues for pages that place them, with their words among those of the page', () => {
    const { site, bound, store } = sample;
    const route = site.routes.pages.find(({ url }) => url === '/start/');
    const facts = route?.text && site.texts.get(route.text.file)?.facts;
    const { [placedKey('SeedEvents', {})]: pending, ...others } = placedReference(
      facts?.placed ?? [],
      'en',
      bound,
    );
    const slots = ['<p>Of the page.</p>'];

    expect(others).toEqual({});
    expect(pending && fetchPlaced(pending, store, slots)).toEqual({
      kind: 'events',
      events: [
        {
          name: 'sow',
          anchor: 'event-sow',
          description: { html: 1 },
          parameters: [
            { name: 'params', type: [[{ text: 'Seed', pathname: '/reference/seeds/seed' }]] },
            { name: 'event', type: [[{ text: 'MouseEvent' }]] },
          ],
        },
      ],
    });
    expect(slots).toEqual(['<p>Of the page.</p>', '<p>Fired when a seed is sown.</p>']);
  });

  it('lists the selectors that have a category', () => {
    const { bound, store } = sample;
    const place = { file: 'pages/start/index.md', line: 1, column: 1 };
    const marker = { component: 'SeedSelectors', options: {}, place, words: [] };
    const [pending] = Object.values(placedReference([marker], 'en', bound));

    expect(pending && fetchPlaced(pending, store, [])).toMatchObject({
      kind: 'selectors',
      selectors: [{ name: 'sownSeedsSelector', category: 'Beds' }],
    });
  });

  it('has an index of all its pages', () => {
    const { site, bound } = sample;
    const route = site.routes.pages.find(({ pathname }) => pathname === '/reference/seeds');

    expect(route && referenceContent(route, bound)).toEqual({
      kind: 'reference',
      reference: {
        kind: 'index',
        components: [
          { name: 'SeedPacket', pathname: '/reference/seeds/seed-packet', deprecated: true, members: 2 },
          { name: 'Tray', pathname: '/reference/seeds/tray', members: 4 },
        ],
        interfaces: [{ name: 'Seed', pathname: '/reference/seeds/seed', members: 2 }],
      },
    });
  });
});
