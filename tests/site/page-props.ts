import type { Content, Part } from '../../generator/page/content';
import type { Demo } from '../../generator/page/demo';
import type { PageProps } from '../../generator/page/page';
import { words } from './words';

/** A written page with one piece of text; each test says only what it is about. */
export function pageProps(own: Partial<PageProps> = {}): PageProps {
  return {
    userLanguage: 'en',
    words,
    pathname: '/x/react-charts/bars',
    url: '/x/react-charts/bars/',
    navigationTitle: 'Bars overview',
    title: 'Charts - Bars',
    description: 'Compare quantities.',
    content: text(),
    menu: [
      {
        title: 'Charts',
        url: '/x/react-charts/',
        pathname: '/x/react-charts-group',
        newFeature: true,
        children: [
          { title: 'Overview', url: '/x/react-charts/', pathname: '/x/react-charts' },
          { title: 'Bars overview', url: '/x/react-charts/bars/', pathname: '/x/react-charts/bars' },
        ],
      },
      { title: 'Migration', url: '/x/migration/a/', pathname: '/x/migration-group', closed: true },
    ],
    parents: [{ title: 'Charts', url: '/x/react-charts/', pathname: '/x/react-charts-group' }],
    translations: [
      { language: 'en', url: '/x/react-charts/bars/', real: true },
      { language: 'zh', url: '/zh/x/react-charts/bars/', real: true },
    ],
    ...own,
  };
}

/** What a text says, with some of it changed. */
export function text(own: Partial<Extract<Content, { kind: 'text' }>> = {}): Content {
  return {
    kind: 'text',
    textLanguage: 'en',
    headers: { components: [], hooks: [] },
    parts: [{ kind: 'html', html: 0 }],
    toc: [],
    location: 'data/pages/x/react-charts/bars/index.md',
    ...own,
  };
}

/** A demo with some of it changed. */
export function demoOf(own: Partial<Demo> = {}): Demo {
  return {
    name: 'BarsBasic',
    options: {},
    variants: [
      { language: 'TS', styling: 'system', files: [{ name: 'BarsBasic.tsx', html: 1 }] },
      { language: 'JS', styling: 'system', files: [{ name: 'BarsBasic.js', html: 2 }] },
    ],
    modules: { system: '/x/assets/BarsBasic-A1.js' },
    source: 'data/pages/x/react-charts/bars/BarsBasic.tsx',
    ...own,
  };
}

/** A demo of one file in both languages. */
export function demoPart(own: Partial<Demo> = {}): Part {
  return { kind: 'demo', demo: demoOf(own) };
}
