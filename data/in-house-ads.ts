/** An ad, ours or one of the feed (RULES §3). */
export interface Advertisement {
  name: string;
  link: string;
  img: string;
  /** HTML of which only emphasis and line breaks are shown. */
  description: string;
  poweredby: string;
  /** Says in analytics which ad was clicked. */
  label: string;
}

/** An ad of our own says the same in every language. */
export interface InHouseAd extends Omit<Advertisement, 'description'> {
  /** By language code. */
  description: Record<string, string>;
}

/** The five, in the order in which chance counts them (RULES §9). */
export const inHouseAds: InHouseAd[] = [
  {
    ...ownAd('scaffoldhub', 'c37a0274'),
    link: 'https://v2.scaffoldhub.io/scaffolds/react-material-ui',
    description: {
      en: '<b>ScaffoldHub</b>. Describe your data, and get the source code of a full-stack app with Material UI.',
      zh: '<b>ScaffoldHub</b>。描述你的数据，即可得到一个使用 Material UI 的全栈应用的源代码。',
    },
  },
  {
    ...ownAd('templates', '4c81c792'),
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates',
    description: {
      en: '<b>Premium templates</b>. Begin with finished pages: dashboards, shops, and landing pages.',
      zh: '<b>高级模板</b>。从现成的页面开始：仪表板、商店和落地页。',
    },
  },
  {
    ...ownAd('themes', 'f0aa9737'),
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    description: {
      en: '<b>Premium themes</b>. Give your project a look of its own and keep every component.',
      zh: '<b>高级主题</b>。让项目拥有自己的外观，组件照常使用。',
    },
  },
  {
    ...ownAd('tidelift', '4e4e725c'),
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    description: {
      en: '<b>MUI for enterprise</b>. Maintenance, security updates, and licenses in one subscription.',
      zh: '<b>企业版 MUI</b>。一份订阅涵盖维护、安全更新和许可证。',
    },
  },
  {
    ...ownAd('figma', '2ada8239'),
    link: 'https://mui.com/store/items/figma-react/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-figma',
    description: {
      en: '<b>Design kit</b>. The components as Figma symbols, so that design and code speak of the same things.',
      zh: '<b>设计套件</b>。把组件做成 Figma 符号，让设计与代码说的是同一件事。',
    },
  },
];

/** The picture's name holds the beginning of its SHA-256: it is kept for as long as it is this one. */
function ownAd(name: string, hash: string): Omit<InHouseAd, 'link' | 'description'> {
  return { name, img: `/x/assets/ads/${name}-${hash}.svg`, poweredby: 'MUI', label: `in-house-${name}` };
}
