import type { SiteDefinition } from '../../../../generator/contract/site';

export const site: SiteDefinition = {
  name: 'Garden',
  version: '1.0.0',
  origin: 'https://garden.example',
  home: '/start',
  assets: '/assets',
  languages: {
    default: 'en',
    all: [
      { code: 'en', name: 'English', tag: 'en', openGraph: 'en_US' },
    ],
    exempt: [],
  },
  navigation: [{ pathname: '/start' }],
  titles: [],
  folders: { pages: 'pages', translations: 'translations', public: 'public' },
  entries: { server: 'site/server.tsx', client: 'site/client.ts' },
  components: [],
  dateAdapters: {},
  feeds: [
    {
      pathname: '/strat',
      title: { en: 'News of the garden' },
      items: [{ anchor: 'peas', date: '2024-05-11', title: { en: 'Peas' }, text: { en: 'They are up.' } }],
    },
  ],
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
