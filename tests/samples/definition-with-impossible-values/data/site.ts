export const site = {
  name: 'Garden',
  version: '1.0.0',
  origin: 'https://garden.example',
  home: '/start',
  assets: '/assets',
  languages: {
    default: 'en',
    all: [{ code: 'en', name: 'English', tag: 'en', openGraph: 'en_US' }],
    exempt: [],
  },
  navigation: [{ pathname: '/start' }],
  titles: [],
  folders: { pages: 'pages', translations: 'translations', public: 'public' },
  entries: { server: 'site/server.tsx', client: 'site/client.ts' },
  components: [],
  base: '/../',
  elsewhere: ['/', '/tools/'],
  feeds: [
    {
      pathname: '/start',
      title: { en: 'News' },
      items: [{ anchor: 'peas', date: '2024-02-30', title: { en: 'Peas' }, text: { en: 'They are up.' } }],
    },
  ],
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 'main' },
};
