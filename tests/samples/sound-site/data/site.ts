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
  navigation: [
    { pathname: '/start' },
    { pathname: '/garden-group', title: 'Garden', children: [{ pathname: '/beds', plan: 'pro', newFeature: true }] },
  ],
  titles: [
    { pathname: '/guides' },
    { pathname: '/guides/watering' },
    { pathname: 'https://shop.example/', external: true },
  ],
  folders: {
    pages: 'pages',
    translations: 'translations',
    public: 'public',
    site: 'site',
  },
  entries: { server: 'site/server.tsx', client: 'site/client.ts' },
  components: [],
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
