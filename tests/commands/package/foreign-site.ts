/** A site of strangers, by file: five pages in French and Japanese, and a frame of their own without any library. */
export const foreignSite: Record<string, string> = {
  'package.json': '{ "name": "orchard-docs", "type": "module", "devDependencies": { "xdocs": "*" } }\n',
  'data/site.ts': `import { defineSite } from 'xdocs';

export const site = defineSite({
  name: 'Verger',
  version: '3.0.0',
  origin: 'https://verger.example',
  home: '/debut',
  assets: '/fichiers',
  languages: {
    default: 'fr',
    all: [
      { code: 'fr', name: 'Français', tag: 'fr', openGraph: 'fr_FR' },
      { code: 'ja', name: '日本語', tag: 'ja', openGraph: 'ja_JP' },
    ],
    exempt: [],
  },
  navigation: [
    { pathname: '/debut', title: 'Début' },
    { pathname: '/arbres', title: 'Arbres' },
    { pathname: '/recolte', title: 'Récolte' },
    { pathname: '/outils', title: 'Outils' },
    { pathname: '/hiver', title: 'Hiver' },
  ],
  titles: [],
  folders: { pages: 'textes', translations: 'mots', public: 'public', site: 'cadre' },
  entries: { server: 'cadre/server.ts', client: 'cadre/client.ts' },
  components: [],
  dateAdapters: {},
  repository: { url: 'https://git.example/verger', branch: 'main' },
});
`,
  'cadre/client.ts': "document.documentElement.classList.add('ready');\n",
  'cadre/server.ts': `import { type PageProps, type ServerEntry, slot } from 'xdocs';

const list = ({ menu }: PageProps) => menu.map(({ url, title }) => \`<li><a href="\${url}">\${title}</a></li>\`);

const words = ({ content }: PageProps) =>
  content.kind === 'text' ? content.parts.map((part) => (part.kind === 'html' ? slot(part.html) : '')) : [];

export const serverEntry: ServerEntry = {
  render: (page) => {
    const t = (key: string) => page.words[page.userLanguage]?.[key] ?? '';
    const contents = t('contents');
    return {
      htmlAttributes: { lang: page.userLanguage },
      head: \`<title>\${page.title}</title>\`,
      styles: '',
      body: \`<body><nav aria-label="\${contents}"><ul>\${list(page).join('')}</ul></nav>\${words(page).join('')}</body>\`,
    };
  },
  sharedStyles: () => 'body{margin:0}',
  beforePaint: () => '',
};
`,
  'mots/fr.json': '{ "interface": { "contents": "Sommaire" }, "pages": {} }\n',
  'mots/ja.json':
    '{ "interface": { "contents": "目次" }, "pages": { "/debut": "はじめに", "/arbres": "木", "/recolte": "収穫", "/outils": "道具", "/hiver": "冬" } }\n',
  'public/arbre.svg': '<svg xmlns="http://www.w3.org/2000/svg" />\n',
  ...page('debut', 'Début', 'Voir les [arbres](/arbres/).', 'はじめに', '[木](/arbres/)を見てください。'),
  ...page('arbres', 'Arbres', '```ts\nconst pommier = 1;\n```', '木', '![木](/fichiers/arbre.svg)'),
  ...page('recolte', 'Récolte', ':::info\nEn automne.\n:::', '収穫', ':::info\n秋です。\n:::'),
  ...page('outils', 'Outils', 'Une échelle.', '道具', 'はしご。'),
  ...page('hiver', 'Hiver', 'Rien.', '冬', 'なし。'),
};

/** One page in both languages. */
function page(path: string, title: string, body: string, translated: string, words: string) {
  const text = (name: string, says: string) =>
    `---\ntitle: ${name}\ndescription: ${name}.\n---\n\n# ${name}\n\n${says}\n`;
  return {
    [`textes/${path}/index.md`]: text(title, body),
    [`textes/${path}/index.ja.md`]: text(translated, words),
  };
}
