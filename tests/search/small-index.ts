import type { SearchIndex } from '../../generator/search/search-index';
import type { IndexedPage, TextShard, TitleShard } from '../../generator/search/shapes';
import { indexOf } from './measure';

const pages: IndexedPage[] = [
  {
    pathname: '/tools/rake',
    title: 'Rake',
    groups: [0],
    others: { zh: '耙子' },
    sections: ['Care for it', { title: 'Long rakes', plan: 'pro' }],
  },
  { pathname: '/tools/spade', title: 'Spade', groups: [0], sections: ['Care for it'] },
  { pathname: '/api/rake', title: 'Rake', kind: 'api' },
  { pathname: '/old/rake', title: 'Rake of last year', last: true },
];

const titles: TitleShard = {
  groups: ['Tools'],
  products: [
    {
      id: 'tools',
      packages: ['@garden/tools', '@garden/tools-pro'],
      pages,
      members: [{ names: ['toothCount'], kind: 'prop', pages: [2] }],
    },
    { id: 'seeds', pages: [{ pathname: '/seeds/cress', title: 'Cress' }], members: [] },
  ],
};

const texts: Record<string, TextShard> = {
  tools: {
    pages: [
      {
        description: 'Gather leaves.',
        texts: ['', 'Oil the handle in autumn.', 'For wide beds.'],
        demos: [['RakeLeaves', 1]],
      },
      { description: 'Turn the soil.', texts: ['', 'Dry the blade.'], ids: [[1, 'care-of-the-spade']] },
      { description: 'What a rake takes.' },
      {},
    ],
    members: [{ text: 'How many teeth it has.', type: 'number' }],
    classes: [{ name: 'GardenRake-root', kind: 'class', pages: [2], text: 'The whole of it.' }],
  },
  seeds: { pages: [{ description: 'Sow it, and rake the leaves away.' }], members: [], classes: [] },
};

/** A few pages about gardening. */
export function smallIndex({ withTexts = true } = {}): SearchIndex {
  return indexOf(titles, withTexts ? texts : {}, { meant: [['fork', 'rake']] });
}
