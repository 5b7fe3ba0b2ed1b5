import { defineSite } from '../generator/contract/site';
import { addresses } from './addresses';
import { dateAdapters } from './date-adapters';
import { feeds } from './feeds';
import { FRONT_PAGE } from './front-page';
import { zhGlossary } from './glossary/zh';
import { libraryFolders } from './library-folders';
import { licenseKey } from './license-key';
import { navigation } from './navigation';
import { enReaderWords } from './reader-words/en';
import { zhReaderWords } from './reader-words/zh';
import { reference } from './reference';
import { repository } from './repository';
import { sandboxes } from './sandboxes';
import { searchParameter } from './search-parameter';
import { security } from './security';
import { siteProducts } from './site-products';
import { titles } from './titles';

/** The documentation of MUI X: the one thing the generator is told. */
export const site = defineSite({
  name: 'MUI X',
  version: '7.18.0',
  origin: 'https://mui.com',
  home: FRONT_PAGE,
  offline: '/x/offline',
  ...addresses,
  navigation,
  titles,
  titleMenu: { pathname: '/material-ui-group', title: 'Material UI' },
  folders: {
    pages: 'data/pages',
    translations: 'translations',
    ledger: 'translations/ledger',
    public: 'data/public',
    site: 'site',
  },
  entries: {
    server: 'site/entries/server.tsx',
    client: 'site/entries/client.ts',
    demoClient: 'site/entries/demo-client.ts',
    demos: 'site/entries/demos.tsx',
    demoServer: 'site/entries/demo-server.tsx',
    demoEditor: 'site/entries/demo-editor.ts',
    demoFrame: 'site/entries/demo-frame.tsx',
    demoFrameLoader: 'site/entries/demo-frame-loader.ts',
    serviceWorker: 'site/entries/service-worker.ts',
  },
  components: [
    'ChartGallery',
    'Checklist',
    'DataGridEvents',
    'DataGridSelectors',
    'Installation',
    'MaterialProps',
    'PlanComparison',
    'ReleaseNotes',
    'ReleaseTimeline',
    'SectionPages',
  ],
  glossary: { zh: zhGlossary },
  reference,
  licenseKey,
  products: siteProducts,
  search: {
    last: ['/x/contents', '/x/whats-new', '/x/migration', ...libraryFolders],
    words: { en: enReaderWords, zh: zhReaderWords },
  },
  dateAdapters,
  manifest: {
    name: 'MUI X documentation',
    shortName: 'MUI X',
    backgroundColor: '#ffffff',
    themeColor: '#ffffff',
    icons: [
      { file: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { file: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { file: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { file: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  feeds,
  searchParameter,
  sandboxes,
  security,
  supplements: {
    // x-charts-pro is published from 7.22.3 on: what it asks x-charts 7.18.0 for in vain stands here.
    '@mui/x-charts/internals': 'site/demo/mount/supplements/charts-internals.ts',
    '@react-spring/web': 'site/demo/mount/supplements/spring-animations.ts',
  },
  repository,
});
