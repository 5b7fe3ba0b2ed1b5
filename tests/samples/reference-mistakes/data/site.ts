import type { SiteDefinition } from '../../../../generator/contract/site';

export const site: SiteDefinition = {
  name: 'Garden',
  version: '2.1.0',
  origin: 'https://garden.example',
  home: '/start',
  assets: '/assets',
  languages: {
    default: 'en',
    all: [
      { code: 'en', name: 'English', tag: 'en', openGraph: 'en_US' },
      { code: 'zh', name: '中文', tag: 'zh-CN', openGraph: 'zh_CN' },
    ],
    exempt: [],
  },
  navigation: [
    { pathname: '/start' },
    {
      pathname: '/reference-group',
      title: 'Reference',
      children: [
        { pathname: '/reference/rake' },
        { pathname: '/reference/shovel' },
        { pathname: '/reference/spades' },
        { pathname: '/reference/rack' },
      ],
    },
  ],
  titles: [],
  folders: { pages: 'pages', translations: 'translations', public: 'public' },
  entries: { server: 'site/server.tsx', client: 'site/client.ts' },
  components: [],
  reference: {
    products: [
      {
        name: 'tools',
        packages: [{ name: '@garden/tools', folder: 'packages/tools' }],
        components: [
          { pathname: '/reference/rake', export: 'Rake', package: '@garden/tools' },
          { pathname: '/reference/spades', export: 'Spades', package: '@garden/tools' },
          { pathname: '/reference/rakes', export: 'Rake', package: '@garden/tools' },
        ],
        interfaces: [],
        excluded: [{ because: 'Nobody hoes any more.', names: ['Hoe', 'Sickle'] }],
        corrections: [
          {
            because: 'The comment forgets two.',
            pages: ['Rake', 'Hayrake'],
            props: { teeth: { default: '12' }, handel: { plan: 'pro' } },
          },
        ],
      },
    ],
    translations: 'translations/reference',
  },
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
