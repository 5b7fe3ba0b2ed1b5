import { menuPath } from '../model/menu-path';
import type { Recipe } from '../cache';
import type { SiteDefinition } from '../contract/site';
import { fileUrl, urlOf } from '../contract/url';
import type {
  ApiReference,
  Assets,
  DemoParts,
  DrawnPicture,
  Inventory,
  ReadText,
  Route,
  Routes,
} from '../model';
import type { PagePicture } from '../page/page';
import { fileTable } from '../steps/4-bundle/file-table';
import { linkNames } from '../steps/6-render/page/api-links';
import { contentOf } from '../steps/6-render/page/content';
import { contentKey } from '../steps/6-render/page/content-key';
import { pageFrames } from '../steps/6-render/page/page-frames';
import { type BuiltFiles, type CheckedFile, moduleMark } from '../steps/7-compose/built-files';
import type { Shell } from '../steps/7-compose/compose';
import { demoFilesOfPage } from './demo-files-of-page';
import { markdownFrame } from './markdown-frame';
import type { ProduceRequest } from './threads/produce-page';

/** The inputs of pages. */
export interface PageSources {
  inventory: Inventory;
  routes: Routes;
  texts: ReadonlyMap<string, ReadText>;
  assets: Assets;
  demos: Record<string, DemoParts>;
  /** Names in the store of each language's interface words. */
  words: Record<string, string>;
  /** By url of the page; absent in a build without pictures. */
  pictures?: ReadonlyMap<string, DrawnPicture>;
  /** The API reference; undefined for a site that covers no package. */
  reference: ApiReference | undefined;
}

/** The inputs and the cache key of one page. */
export interface PageRequest extends Recipe {
  request: ProduceRequest;
}

/** The request of each route. Shared inputs are computed once. */
export function pageRequests(sources: PageSources, routes: Route[]): PageRequest[] {
  const { inventory, texts, assets, demos, words, reference } = sources;
  const frameOf = pageFrames(inventory, sources.routes);
  const content = contentOf(sources);
  const linksOf = linkNames(reference);
  return routes.map((route) => {
    const text = route.text && texts.get(route.text.file);
    const demoFiles = demoFilesOfPage(route, sources);
    const request: ProduceRequest = {
      frame: { ...frameOf(route, text?.facts), ...pictureOf(route, sources) },
      words: wordsFor(route.language, inventory.site, words),
      content: content(route, text),
      names: text ? linksOf(text.facts) : {},
      demos: demosIn(route.language, demoFiles, demos),
      shell: shellOf(assets, route, inventory.site),
      files: {
        ...sharedFilesOf(assets, route, inventory.site),
        ...scriptsOf(assets, demoFiles),
        ...demosOf(assets, demoFiles),
        modules: demoFiles.map((file) => demos[file]?.module ?? ''),
      },
      ...markdownFrame(route, inventory.site),
      server: assets.server,
    };
    return { name: `page ${route.file}`, inputs: inputsOf(request), request };
  });
}

/**
 * The inputs of a page under readable names, which `--explain` shows. Files of the build are none: a page from the cache gets
 * their present names (rename-files).
 */
function inputsOf(request: ProduceRequest): Recipe['inputs'] {
  const { frame, words, content, names, demos, shell, markdown, server } = request;
  const { menu, previous, next, parents, picture, ...own } = frame;
  return {
    'site code': server.replace(/.*[\\/]/, ''),
    'parts shared by all pages': JSON.stringify(shell),
    menu: JSON.stringify([menu, previous, next, parents]),
    'title and address': JSON.stringify([own, markdown ?? null]),
    'words of the interface': JSON.stringify(words),
    text: contentKey(content),
    'names of the API': JSON.stringify(names),
    demos: JSON.stringify(demos),
    ...(picture && { 'picture for links': JSON.stringify(picture) }),
  };
}

/** The demos of a page, each with the mark of its module and the fallback for the language of the page. */
function demosIn(
  language: string,
  files: string[],
  demos: Record<string, DemoParts>,
): Record<string, DemoParts> {
  return Object.fromEntries(
    files.flatMap((file, at): [string, DemoParts][] => {
      const known = demos[file];
      if (!known) return [];
      const { translated, ...parts } = known;
      const fallback = translated?.[language] ?? parts.fallback;
      return [[file, { ...parts, module: moduleMark(at), ...(fallback && { fallback }) }]];
    }),
  );
}

/** The picture of the page. */
function pictureOf({ url }: Route, { pictures, inventory }: PageSources): { picture?: PagePicture } {
  const drawn = pictures?.get(url);
  return drawn ? { picture: { url: fileUrl(`/${drawn.path}`, inventory.site), alt: drawn.alt } } : {};
}

/** The words of the page's language and of the default one, which replaces missing words. */
function wordsFor(language: string, { languages }: SiteDefinition, words: Record<string, string>) {
  const spoken = [language, languages.default];
  return Object.fromEntries(Object.entries(words).filter(([code]) => spoken.includes(code)));
}

/** The script that mounts the demos of a page, and all their files; empty on a page without demos. */
function demosOf(assets: Assets, demoFiles: string[]): Pick<BuiltFiles, 'demos'> {
  const { demoRuntime: runtime, demos, demoFrame } = assets;
  if (demoFiles.length === 0 || runtime === undefined) return {};
  const modules = demoFiles.flatMap((file) => demos[file] ?? []);
  const packages = demoFrame && checkedFile(demoFrame.packages, assets);
  return {
    demos: {
      runtime,
      files: fileTable(assets, [runtime, ...modules]),
      ...(packages && { frame: { page: demoFrame.page, editor: demoFrame.editor, packages } }),
    },
  };
}

/** The scripts of a page, and everything that they import statically. */
function scriptsOf(assets: Assets, demoFiles: string[]): Pick<BuiltFiles, 'scripts' | 'preloads'> {
  const { client, demoClient, imports } = assets;
  const scripts = [client, ...(demoClient !== undefined && demoFiles.length > 0 ? [demoClient] : [])];
  const imported = new Set(scripts.flatMap((script) => imports[script] ?? []));
  const checked = (url: string) => checkedFile(url, assets);
  return { scripts: scripts.map(checked), preloads: [...imported].map(checked) };
}

function checkedFile(url: string, { digests }: Assets): CheckedFile {
  return { url, integrity: `sha256-${digests[url]}` };
}

function sharedFilesOf(
  assets: Assets,
  { language, withTitles }: Route,
  site: SiteDefinition,
): Pick<BuiltFiles, 'sharedStyles' | 'menu'> {
  return {
    sharedStyles: checkedFile(assets.styles, assets),
    menu: fileUrl(menuPath(site.assets, language, withTitles ? 'with titles' : undefined), site),
  };
}

function shellOf({ beforePaint }: Assets, { language }: Route, site: SiteDefinition): Shell {
  return {
    beforePaint,
    ...(site.security && { security: site.security }),
    linkPrefix: urlOf({ pathname: '/', userLanguage: language }, site).slice(0, -1),
  };
}
