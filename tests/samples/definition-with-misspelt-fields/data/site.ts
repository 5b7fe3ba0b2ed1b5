export const site = {
  name: 'Garden',
  version: '1.0.0',
  home: '/start',
  assets: '/assets',
  languages: {
    defualt: 'en',
    all: [{ code: 'en', name: 'English', tag: 'en_GB', openGraph: 'en' }, null],
    exempt: 'blog',
  },
  navigation: [{ pathname: '/start' }],
  titles: [],
  folders: { page: 'pages', translations: 'translations', public: 'public', sites: 'site' },
  components: [],
  dateAdapters: {},
  repository: { url: 'https://git.example/garden', branch: 7 },
  orgin: 'https://garden.example',
  licence: 'none',
};
