import * as v from 'valibot';
import type { NavigationEntry } from '../contract/navigation';
import { PLANS } from '../contract/plan';
import { referenceCoverage } from './coverage';
import { day, listOf, shaped, sitePath, text, webAddress } from './fields';
import { glossary } from './glossary';

/**
 * The schema of the types in `contract/site`, which validates definitions at run time. A test compares both.
 */
export const plan = v.picklist(PLANS);

export const navigationEntry = v.object({
  pathname: text,
  // May be empty: then the title is derived from the path.
  title: v.exactOptional(v.string()),
  children: v.exactOptional(v.array(v.lazy((): v.GenericSchema<NavigationEntry> => navigationEntry))),
  subheader: v.exactOptional(text),
  plan: v.exactOptional(plan),
  newFeature: v.exactOptional(v.boolean()),
  planned: v.exactOptional(v.boolean()),
  unstable: v.exactOptional(v.boolean()),
});

export const titleEntry = v.object({ pathname: text, external: v.exactOptional(v.boolean()) });

export const language = v.object({
  code: shaped(/^[a-z]{2}(-[A-Za-z]+)?$/, "a language code, such as 'en' or 'pt-BR'"),
  name: text,
  tag: shaped(/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/, "a language tag, such as 'en' or 'zh-CN'"),
  openGraph: shaped(/^[a-z]{2,3}_[A-Z]{2}$/, "a language and a country, such as 'en_US'"),
});

export const languages = v.pipe(
  v.object({
    default: text,
    all: listOf(language, ({ code }) => code, 'a language whose code no other one has'),
    exempt: v.array(sitePath),
  }),
  v.forward(
    v.check(
      ({ default: code, all }) => all.some((one) => one.code === code),
      "the code of one of the languages in 'all'",
    ),
    ['default'],
  ),
);

/** A host as a content security policy takes it: one with a space or a semicolon would end the directive. */
const host = shaped(
  /^(https?|wss?):\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i,
  "an origin and nothing else, such as 'https://tag.example'",
);

export const securitySettings = v.object({
  scriptHosts: v.exactOptional(v.array(host)),
  connectHosts: v.exactOptional(v.array(host)),
  formHosts: v.exactOptional(v.array(host)),
  policies: v.exactOptional(
    v.array(shaped(/^[\w#=/@.%-]+$/, 'a name without spaces, quotes and semicolons')),
  ),
  strictTransport: v.exactOptional(
    shaped(
      /^max-age=\d+(; *includeSubDomains)?(; *preload)?$/,
      "seconds and what else they hold for, such as 'max-age=31536000; includeSubDomains'",
    ),
  ),
});

const color = shaped(/^#([\da-f]{3}|[\da-f]{6})$/i, "a colour in hexadecimal, such as '#ffffff'");

const siteIcon = v.object({
  file: shaped(/^(?!\/|.*(^|\/)\.\.(\/|$))\S+$/, 'the path of a file in the public folder'),
  sizes: shaped(/^(any|\d+x\d+( \d+x\d+)*)$/, "sizes in pixels, such as '192x192', or 'any'"),
  type: shaped(/^image\/[\w.+-]+$/, "the type of an image, such as 'image/png'"),
  purpose: v.exactOptional(v.picklist(['any', 'maskable', 'monochrome'])),
});

const webAppManifest = v.object({
  name: text,
  shortName: v.exactOptional(text),
  backgroundColor: v.exactOptional(color),
  themeColor: v.exactOptional(color),
  icons: v.array(siteIcon),
});

/** Relative to the root; that it stays inside is a rule of its own. */
const file = text;

export const folders = v.object({
  pages: file,
  translations: file,
  ledger: v.exactOptional(file),
  public: file,
  site: v.exactOptional(file),
});

export const entries = v.object({
  server: file,
  client: file,
  demoClient: v.exactOptional(file),
  demos: v.exactOptional(file),
  serviceWorker: v.exactOptional(file),
  demoServer: v.exactOptional(file),
  demoFrame: v.exactOptional(file),
  demoEditor: v.exactOptional(file),
  demoFrameLoader: v.exactOptional(file),
});

export const siteProduct = v.object({
  // Files are named after it; `pages` and `titles` are the sections of pages without a product.
  id: shaped(
    /^(?!(?:pages|titles)$)\w[\w.-]*$/,
    "a name of letters, digits, dots and dashes, and neither 'pages' nor 'titles'",
  ),
  name: text,
  paths: v.exactOptional(v.array(sitePath)),
  package: v.exactOptional(text),
  firstDemo: v.exactOptional(file),
});

const sandboxSettings = v.object({
  packages: v.array(text),
  together: v.exactOptional(v.record(v.string(), v.record(v.string(), text))),
});

const repository = v.object({ url: webAddress, branch: shaped(/^\S+$/, 'a branch without spaces') });
const feedWords = v.record(v.string(), text);

const siteFeed = v.object({
  pathname: sitePath,
  title: feedWords,
  items: listOf(
    v.object({
      anchor: shaped(/^[^\s#]+$/, 'an id of a heading, without a number sign'),
      date: day,
      title: feedWords,
      text: feedWords,
    }),
    ({ anchor }) => anchor,
    'a piece of news whose anchor no other one has',
  ),
});

const searchSettings = v.object({
  last: v.exactOptional(v.array(sitePath)),
  words: v.exactOptional(v.record(v.string(), v.record(text, v.array(text)))),
});

const definitionFields = v.object({
  name: text,
  version: shaped(/^\S+$/, 'a version without spaces'),
  origin: shaped(
    /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i,
    "a scheme and a host with nothing after them, such as 'https://docs.example'",
  ),
  base: v.exactOptional(
    shaped(
      /^\/((?!\.{1,2}\/)[\w.~-]+\/)*$/,
      "a path with leading and trailing slashes and without '..', such as '/docs/'",
    ),
  ),
  home: text,
  offline: v.exactOptional(sitePath),
  assets: shaped(/^(\/[\w-]+)+$/, "a folder of urls, such as '/assets'"),
  languages,
  navigation: v.array(navigationEntry),
  titles: v.array(titleEntry),
  titleMenu: v.exactOptional(v.object({ pathname: sitePath, title: text })),
  folders,
  entries,
  components: listOf(
    shaped(/^[A-Z]\w*$/, 'the name of a component, in PascalCase'),
    (name) => name,
    'a name that the list has once',
  ),
  products: v.exactOptional(listOf(siteProduct, ({ id }) => id, 'a product whose id no other one has')),
  supplements: v.exactOptional(v.record(v.string(), file)),
  licenseKey: v.exactOptional(v.string()),
  glossary: v.exactOptional(glossary),
  reference: v.exactOptional(referenceCoverage),
  dateAdapters: v.record(v.string(), v.object({ package: text, version: text })),
  sandboxes: v.exactOptional(sandboxSettings),
  elsewhere: v.exactOptional(
    v.array(
      shaped(/^(\/[^\s/?#]+)+$/, "a path with a leading slash and no trailing slash, such as '/tools'"),
    ),
  ),
  search: v.exactOptional(searchSettings),
  manifest: v.exactOptional(webAppManifest),
  feeds: v.exactOptional(v.array(siteFeed)),
  searchParameter: v.exactOptional(shaped(/^[\w-]+$/, "the name of a parameter, such as 'q'")),
  security: v.exactOptional(securitySettings),
  repository,
  sources: v.exactOptional(repository),
});

/** Words in a language that the site does not have would never be used. */
export const siteDefinition = v.pipe(
  definitionFields,
  v.forward(
    v.check(
      ({ glossary: words = {}, languages: { all } }) =>
        Object.keys(words).every((code) => all.some((one) => one.code === code)),
      "lists of terms by the code of one of the languages in 'languages'",
    ),
    ['glossary'],
  ),
  v.forward(
    v.check(
      ({ search, languages: { all } }) =>
        Object.keys(search?.words ?? {}).every((code) => all.some((one) => one.code === code)),
      "words of readers by the code of one of the languages in 'languages'",
    ),
    ['search'],
  ),
);
