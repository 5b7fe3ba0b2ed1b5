import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Memory, remember } from '../cache';
import { hashOf } from '../cache/hash';
import { markdownFile } from '../contract/url';
import type { Inventory, MarkdownFacts, OutputFile, ReadText, RenderedPage, Route, Routes } from '../model';
import { isListed } from '../steps/7-compose/is-listed';
import { fullFileOf, fullText } from '../steps/7-compose/llms/full-file';
import { type Described, type FullFacts, llmsFiles } from '../steps/7-compose/llms/llms-files';
import { estimateTokens } from '../steps/7-compose/markdown/estimate-tokens';
import { bySection, type Section } from '../steps/7-compose/section-of';

/** All Markdown pages that will be published, of this build and of earlier ones. */
interface MarkdownSources {
  inventory: Inventory;
  routes: Routes;
  texts: ReadonlyMap<string, ReadText>;
  pages: readonly RenderedPage[];
  /** The published folder, and its files that stay. */
  kept: { out: string; files: ReadonlySet<string> };
}

/** Files that list Markdown pages, and stored files with all Markdown pages of a product. */
export interface MarkdownLists {
  files: OutputFile[];
  stored: { path: string; contents: string }[];
}

/** A published Markdown page. */
interface Published extends MarkdownFacts {
  read: () => string;
}

/** The file with all Markdown pages of a product: its store name and size. */
interface StoredFull extends FullFacts {
  contents: string;
}

/** Makes `llms.txt` of each language, and for each product a file with all its Markdown pages. */
export async function listMarkdown(memory: Memory, sources: MarkdownSources): Promise<MarkdownLists> {
  const { inventory, routes } = sources;
  const { site } = inventory;
  const publishedAt = publishedPages(memory, sources);
  const fulls = new Map<string, StoredFull>();
  for (const { code } of site.languages.all) {
    const own = routes.pages.filter((route) => route.language === code && isListed(route));
    for (const { section, routes: listed } of bySection(own, site)) {
      const file = fullFileOf(section, site, code);
      const pages = listed.flatMap((route) => publishedAt(route) ?? []);
      if (file !== undefined && pages.length > 0) fulls.set(file, await storeFull(memory, file, pages));
    }
  }
  const full = (section: Section, language: string) => fulls.get(fullFileOf(section, site, language) ?? '');
  return {
    files: llmsFiles({ site, routes: routes.pages, describe: publishedAt, full }),
    stored: [...fulls].map(([file, { contents }]) => ({ path: file, contents })),
  };
}

/** The lists for `dev`, where pages are drawn on request: without sizes, and without files of whole products. */
export function listUndrawn({
  inventory: { site },
  routes,
  texts,
}: Pick<MarkdownSources, 'inventory' | 'routes' | 'texts'>): OutputFile[] {
  const describe = (route: Route): Described => {
    const { title = '', description = '' } = (route.text && texts.get(route.text.file)?.facts) ?? {};
    return { title: title || route.title, description };
  };
  return llmsFiles({ site, routes: routes.pages, describe, full: () => undefined });
}

function publishedPages(
  { store }: Memory,
  { pages, texts, kept }: MarkdownSources,
): (route: Route) => Published | undefined {
  const made = new Map(pages.map(({ route, markdown }) => [route.url, markdown]));
  return (route) => {
    const facts = made.get(route.url);
    if (facts) return { ...facts, read: () => store.get(facts.contents)?.toString('utf8') ?? '' };
    const file = path.normalize(markdownFile(route.file));
    if (!kept.files.has(file)) return undefined;
    const text = readFileSync(path.join(kept.out, file), 'utf8');
    return keptPage(text, route.text && texts.get(route.text.file)?.facts.description);
  };
}

/** Facts about a page of an earlier build, read from the page itself. */
function keptPage(text: string, known: string | undefined): Published {
  const [, facts = ''] = /^---\n(.*?\n)---\n/s.exec(text) ?? [];
  const { title }: { title?: unknown } = parse(facts) ?? {};
  return {
    contents: hashOf(text),
    bytes: Buffer.byteLength(text),
    tokens: estimateTokens(text),
    title: String(title ?? ''),
    description: known ?? /^# .*\n\n(.*)/m.exec(text)?.[1] ?? '',
    read: () => text,
  };
}

async function storeFull(memory: Memory, file: string, pages: readonly Published[]): Promise<StoredFull> {
  const inputs = { pages: JSON.stringify(pages.map(({ contents }) => contents)) };
  const contents = await remember(memory, { name: `markdown ${file}`, inputs }, ({ keep }) =>
    keep(fullText(pages.map(({ read }) => read()))),
  );
  return {
    contents,
    bytes: pages.reduce((sum, page) => sum + page.bytes + 1, -1),
    tokens: pages.reduce((sum, page) => sum + page.tokens, 0),
  };
}
