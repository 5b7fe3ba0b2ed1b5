import { defineSite } from '../generator/contract/site';
import { dateAdapters } from './date-adapters';
import { FRONT_PAGE } from './front-page';
import { languages } from './languages';
import { navigation } from './navigation';
import { titles } from './titles';

/** The documentation of MUI X: the one thing the generator is told. */
export const site = defineSite({
  name: 'MUI X',
  version: '7.18.0',
  origin: 'https://mui.com',
  home: FRONT_PAGE,
  assets: '/x',
  languages,
  navigation,
  titles,
  folders: { pages: 'data/pages', translations: 'translations', public: 'data/public', site: 'site' },
  entries: {
    server: 'site/entries/server.tsx',
    client: 'site/entries/client.ts',
    demos: 'site/entries/demos.tsx',
    demoServer: 'site/entries/demo-server.tsx',
    serviceWorker: 'site/entries/service-worker.ts',
  },
  components: [],
  dateAdapters,
  repository: { url: 'https://github.com/mui/mui-x', branch: 'v7.x' },
});
