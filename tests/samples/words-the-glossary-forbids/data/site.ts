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
      { code: 'zh', name: '中文', tag: 'zh-CN', openGraph: 'zh_CN' },
    ],
    exempt: [],
  },
  navigation: [{ pathname: '/start' }],
  titles: [],
  folders: { pages: 'pages', translations: 'translations', public: 'public' },
  entries: { server: 'site/server.tsx', client: 'site/client.ts' },
  components: [],
  glossary: {
    zh: [
      { term: 'bed', word: '花坛', forbidden: ['苗床', 'Bed'] },
      { term: 'watering plan', word: '浇水计划', forbidden: ['方案'], allowed: ['解决方案'] },
      { term: 'gate', word: '大门', forbidden: [] },
    ],
  },
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
