import type { Import } from './imports-of';

/** What the files of one folder may import. A file belongs to the first folder whose pattern it matches. */
export interface AllowedImports {
  folder: string;
  files: RegExp;
  /** Files of this repository; `<own>` is the folder itself, as `files` captures it. */
  may: string[];
  /** Packages: all, none, or all but some. */
  packages: 'all' | 'none' | { but: RegExp };
  /** Whether Node's own modules may be used. */
  node: 'yes' | 'no';
}

/** React, MUI and Emotion: the generator knows none of them. */
const SITE_PACKAGES = /^(react|react-dom|@mui|@emotion|stylis)(\/|$)/;

/** What every step of the pipeline may use besides itself: never another step. */
const BELOW_STEPS = [
  'generator/contract/',
  'generator/page/',
  'generator/published/',
  'generator/schema/',
  'generator/search/',
  'generator/model/',
  'generator/problems/',
  'generator/cache/',
  'generator/markup/',
  'generator/site-code/',
];

/** A folder of the generator that knows neither React nor MUI, but may use Node. */
function generatorFolder(name: string, ...may: string[]): AllowedImports {
  return {
    folder: name,
    files: new RegExp(`^(generator/${name}/)`),
    may: ['<own>', ...may],
    packages: { but: SITE_PACKAGES },
    node: 'yes',
  };
}

/** Who may import whom. Folders stand before the folders around them. */
export const allowedImports: AllowedImports[] = [
  {
    folder: 'demos',
    files: /^(data\/pages\/.+\/)/,
    may: ['<own>', 'data/pages/x/react-charts/chart-playground/'],
    packages: 'all',
    node: 'no',
  },
  {
    folder: 'glossary',
    files: /^data\/glossary\//,
    may: ['data/', 'generator/contract/'],
    // What the products call their own buttons is read from their locales.
    packages: { but: /^(?!@mui\/x-[a-z-]+\/locales$)/ },
    node: 'no',
  },
  {
    folder: 'data',
    files: /^data\//,
    may: ['data/', 'generator/contract/', 'package.json'],
    packages: 'none',
    node: 'no',
  },
  {
    folder: 'contract',
    files: /^generator\/contract\//,
    may: ['generator/contract/'],
    packages: 'none',
    node: 'no',
  },
  {
    folder: 'page',
    files: /^generator\/page\//,
    may: ['generator/page/', 'generator/contract/'],
    packages: 'none',
    node: 'no',
  },
  {
    folder: 'published',
    files: /^generator\/published\//,
    may: ['generator/published/'],
    packages: 'none',
    node: 'no',
  },
  {
    folder: 'schema',
    files: /^generator\/schema\//,
    may: ['generator/schema/', 'generator/contract/'],
    packages: { but: /^(?!valibot$)/ },
    node: 'no',
  },
  {
    folder: 'search',
    files: /^generator\/search\//,
    may: ['generator/search/', 'generator/contract/'],
    packages: { but: /^(?!minisearch$)/ },
    node: 'no',
  },
  {
    folder: 'model',
    files: /^generator\/model\//,
    may: [
      '<own>',
      'generator/model/',
      'generator/contract/',
      'generator/page/',
      'generator/published/',
      'generator/search/shapes.ts',
      'generator/cache/hash.ts',
    ],
    packages: 'none',
    node: 'no',
  },
  {
    folder: 'problems',
    files: /^generator\/problems\//,
    may: ['generator/problems/', 'generator/model/', 'generator/contract/'],
    packages: { but: SITE_PACKAGES },
    node: 'yes',
  },
  generatorFolder('cache'),
  {
    folder: 'code kinds',
    files: /^generator\/code-kinds\//,
    may: ['generator/code-kinds/'],
    packages: { but: /^(?!@lezer\/highlight$)/ },
    node: 'no',
  },
  generatorFolder('markup', 'generator/code-kinds/'),
  generatorFolder('workers'),
  generatorFolder('site-code'),
  { ...generatorFolder('steps/[^/]+', ...BELOW_STEPS), folder: 'step' },
  generatorFolder(
    'pipeline',
    'generator/steps/',
    'generator/workers/',
    'generator/dev-server/host-rules.ts',
    'generator/reporter.ts',
    ...BELOW_STEPS,
  ),
  generatorFolder('scaffold', 'generator/model/', 'generator/problems/', 'generator/contract/'),
  generatorFolder('translate', 'generator/model/', 'generator/contract/'),
  generatorFolder(
    'mcp',
    'generator/dev-server/file-of-path.ts',
    'generator/dev-server/per-build.ts',
    'generator/search/',
    'generator/problems/',
    'generator/contract/',
  ),
  generatorFolder('dev-server', 'generator/model/', 'generator/problems/', 'generator/contract/'),
  generatorFolder(
    'commands',
    'generator/pipeline/',
    'generator/dev-server/',
    'generator/mcp/',
    'generator/scaffold/',
    'generator/translate/',
    ...BELOW_STEPS,
  ),
  {
    folder: 'generator',
    files: /^generator\/(index|exports|reporter)\.ts$/,
    may: ['generator/'],
    packages: 'none',
    node: 'no',
  },
  {
    folder: 'bin',
    files: /^bin\//,
    may: ['bin/', 'generator/index.ts'],
    packages: { but: SITE_PACKAGES },
    node: 'yes',
  },
  {
    folder: 'site',
    files: /^site\//,
    may: [
      'site/',
      'data/',
      'translations/',
      'generator/contract/',
      'generator/page/',
      'generator/published/',
      'generator/search/',
      'generator/code-kinds/',
    ],
    packages: 'all',
    node: 'no',
  },
  { folder: 'tests', files: /^tests\//, may: [''], packages: 'all', node: 'yes' },
];

/** Why a file may not import something; undefined when it may. */
export function forbiddenImport(file: string, { target, kind }: Import): string | undefined {
  const rule = allowedImports.find(({ files }) => files.test(file));
  if (!rule) return `${file} stands in no folder of the table`;
  const isOpen = {
    file: () => mayLook(rule, file, target),
    package: () => mayUse(rule, target),
    node: () => rule.node === 'yes',
  };
  return isOpen[kind]() ? undefined : `${file} (${rule.folder}) imports ${target}`;
}

function mayLook({ files, may }: AllowedImports, file: string, target: string): boolean {
  const own = files.exec(file)?.[1] ?? file;
  return may.some((place) => target.startsWith(place.replace('<own>', own)));
}

function mayUse({ packages }: AllowedImports, name: string): boolean {
  if (typeof packages === 'string') return packages === 'all';
  return !packages.but.test(name);
}
