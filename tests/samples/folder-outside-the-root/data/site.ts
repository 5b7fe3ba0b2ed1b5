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
  folders: { pages: 'pages', translations: '../words', public: 'public' },
  entries: { server: 'site/../../server.tsx', client: 'site/client.ts' },
  components: [],
  products: [{ id: 'beds', name: 'Beds', paths: ['/beds'], firstDemo: '../beds/FirstBed.tsx' }],
  reference: { products: [], translations: '../words/reference' },
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
