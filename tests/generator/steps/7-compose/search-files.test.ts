import { expect, it } from 'vitest';
import type { SiteProduct } from '../../../../generator/contract/products';
import type { PageToIndex } from '../../../../generator/model/search';
import { searchFiles } from '../../../../generator/steps/7-compose/search/search-files';

const products: SiteProduct[] = [
  { id: 'tools', name: 'Tools', package: '@garden/tools' },
  { id: 'seeds', name: 'Seeds', package: '@garden/seeds' },
  { id: 'soil', name: 'Soil' },
];

const reference = {
  products: [
    {
      name: 'tools',
      packages: [
        { name: '@garden/tools', sources: 'tools' },
        { name: '@garden/tools-pro', sources: 'tools-pro' },
      ],
      components: [],
      interfaces: [],
    },
  ],
};

function pageOf(product: string): PageToIndex {
  return {
    pathname: `/${product}`,
    language: 'en',
    textLanguage: 'en',
    title: product,
    description: '',
    isReference: false,
    isLast: false,
    groups: [],
    product,
    documents: { sections: [{ id: '', title: '', text: '' }], demos: [], members: [] },
  };
}

it('the search knows the packages of a product: its own, and those of the same family in the API reference', () => {
  const languages = { default: 'en', all: [{ code: 'en' }] };
  const pages = ['tools', 'seeds', 'soil', ''].map(pageOf);
  const files = searchFiles({ assets: '', languages, products, reference }, pages);
  const titles = JSON.parse(String(files.find(({ path }) => path.includes('en-titles'))?.contents));

  expect(titles.products.map(({ packages }: { packages?: string[] }) => packages)).toEqual([
    ['@garden/tools', '@garden/tools-pro'],
    ['@garden/seeds'],
    undefined,
    undefined,
  ]);
});

it('a title is whole unless it begins with a group around its page, which results show beside it', () => {
  const languages = { default: 'en', all: [{ code: 'en' }] };
  const titled = (title: string, ...groups: string[]) => ({ ...pageOf('tools'), title, groups });
  const pages = [
    titled('Tools - Rakes', 'Garden', 'Tools'),
    titled('Sow - do not plant', 'Tools'),
    titled('Tools - Rakes - Repair', 'Tools'),
    titled('Toolshed', 'Tools'),
  ];
  const files = searchFiles({ assets: '', languages, products, reference }, pages);
  const titles = JSON.parse(String(files.find(({ path }) => path.includes('en-titles'))?.contents));

  expect(titles.products[0].pages.map(({ title }: { title: string }) => title)).toEqual([
    'Rakes',
    'Sow - do not plant',
    'Rakes - Repair',
    'Toolshed',
  ]);
});
