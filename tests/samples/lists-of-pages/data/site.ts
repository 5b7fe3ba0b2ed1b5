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
  navigation: [{ pathname: '/start' }],
  titles: [{ pathname: '/beds' }, { pathname: '/beds/roses' }, { pathname: '/beds/herbs' }],
  folders: { pages: 'pages', translations: 'translations', public: 'public' },
  entries: { server: 'site/server.tsx', client: 'site/client.ts' },
  components: ['SectionPages'],
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
