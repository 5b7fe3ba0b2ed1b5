import { didYouMean } from '../problems/did-you-mean';
import { findNearest } from '../search/find';
import type { BuiltLanguage, BuiltPage } from './built-page';
import { demosIn } from './demos-in';
import { findPage, languageOf } from './find-page';
import type { BuiltSite } from './open-site';
import { membersIn } from './read-member';
import { type FoundPlace, searchPages } from './search-pages';

/** The tools: each returns text. Their errors are reported to the client. */
export interface Tools {
  listPages(request: { product?: string | undefined; language?: string | undefined }): string;
  search(request: { query: string; limit: number; language?: string | undefined }): Promise<string>;
  readPage(request: { page: string; language?: string | undefined }): Promise<string>;
  readApiMember(request: { name: string; member: string; language?: string | undefined }): Promise<string>;
  getDemoCode(request: {
    page: string;
    demo?: string | undefined;
    language?: string | undefined;
  }): Promise<string>;
}

/** The tools of a built site. The site is opened for every call, because a new build may have replaced it. */
export function toolsFor(openSite: () => BuiltSite): Tools {
  const open = (language?: string) => {
    const site = openSite();
    return { ...site, localized: languageOf(site.languages, language) };
  };
  return {
    listPages: ({ product, language }) => listText(open(language), product),
    search: async ({ query, limit, language }) => {
      const { indexOf, localized } = open(language);
      const index = await indexOf(localized);
      const found = searchPages(localized, index, query).slice(0, limit);
      return found.length > 0
        ? found.map(placeLine).join('\n')
        : nothingFound(query, findNearest(index, query));
    },
    readPage: ({ page, language }) => {
      const { read, languages } = open(language);
      return read(findPage(languages, page, language));
    },
    readApiMember: async ({ name, member, language }) => memberText(open(language), name, member),
    getDemoCode: async ({ page: named, demo, language }) => {
      const { read, languages } = open(language);
      const page = findPage(languages, named, language);
      return demoText(demosIn(await read(page), page.url), page, demo);
    },
  };
}

/** A product is named by its id, as in `read_page` and `xdocs search`, or by its name, which is that of its section. */
function listText({ localized: { pages }, products }: Opened, product: string | undefined): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const name = product === undefined ? undefined : (products.get(product) ?? product).toLowerCase();
  const wanted = sections.filter((one) => name === undefined || one.toLowerCase() === name);
  if (wanted.length === 0) {
    const ids = new Map([...products].map(([id, named]) => [named, id]));
    const known = sections.map((one) => (ids.has(one) ? `${one} (${ids.get(one)})` : one));
    throw new Error(`There is no product ${product}. There are ${known.join(', ')}.`);
  }
  return wanted
    .map((section) => {
      const own = pages.filter((page) => page.section === section);
      return [`## ${section}`, ...own.map((page) => pageLine(page))].join('\n');
    })
    .join('\n\n');
}

function pageLine({ title, url, description }: BuiltPage): string {
  return `- ${title}: ${url}${description === '' ? '' : ` – ${description}`}`;
}

function placeLine({ trail, title, url, text }: FoundPlace): string {
  return `- ${[...trail, title].join(' › ')}: ${url}${text === '' ? '' : ` – ${text}`}`;
}

function nothingFound(query: string, nearest: readonly string[]): string {
  const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : '';
  return `No results for "${query}".${hint}`;
}

interface Opened {
  localized: BuiltLanguage;
  read: BuiltSite['read'];
  products: BuiltSite['products'];
}

/** The rows of a member, from the page whose title begins with the name of its component. */
async function memberText({ localized, read }: Opened, name: string, member: string): Promise<string> {
  const about = localized.pages.filter(
    ({ title }) => title.split(' ')[0]?.toLowerCase() === name.toLowerCase(),
  );
  if (about.length === 0) {
    const names = localized.pages.map(({ title }) => title.split(' ')[0] ?? '');
    throw new Error(`No page is about ${name}. ${didYouMean(name, names)}`.trim());
  }
  for (const page of about) {
    const rows = membersIn(await read(page), member);
    if (rows.length > 0) {
      const texts = rows.map((row) =>
        Object.entries(row)
          .filter(([, cell]) => cell !== '')
          .map(([head, cell]) => `- ${head}: ${cell}`)
          .join('\n'),
      );
      return `# ${name}: ${member}\n\n${texts.join('\n\n')}\n\n${page.url}`;
    }
  }
  throw new Error(`${about.map(({ url }) => url).join(', ')} says nothing of a member ${member}.`);
}

function demoText(demos: ReturnType<typeof demosIn>, { url }: BuiltPage, wanted: string | undefined): string {
  const names = demos.map(({ name }) => name);
  if (wanted === undefined)
    return demos.length === 0 ? `${url} has no demos.` : `Demos of ${url}: ${names.join(', ')}`;
  const demo = demos.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (!demo)
    throw new Error(`${url} has no demo ${wanted}. ${didYouMean(wanted, names)}It has ${names.join(', ')}.`);
  return `${demo.url}\n\n${demo.code}`;
}
