import { pathToFileURL } from 'node:url';
import type { Memory } from '../cache';
import type { ApiReference, Route } from '../model';
import type { InterfaceWords } from '../page/page';
import type { Picture, PictureDrawing, PictureEntry, PictureProps, PictureReference } from '../page/picture';
import type { ServerEntry } from '../page/server-entry';
import { pageFrames } from '../steps/6-render/page/page-frames';
import { requestPicture } from '../steps/6-render/pictures/request-picture';
import type { PageSources } from './page-requests';
import type { UndrawnPage } from './undrawn-pages';

/** The inputs of pictures. */
export type PictureSources = Pick<
  PageSources,
  'inventory' | 'routes' | 'texts' | 'assets' | 'demos' | 'words' | 'reference'
>;

/** A page, and the content of its picture. */
export interface PageToPicture {
  route: Route;
  picture: Picture;
}

/** The picture entry of the site; undefined where it has none. */
export async function pictureEntry({ assets }: PictureSources): Promise<PictureEntry | undefined> {
  const { serverEntry }: { serverEntry: ServerEntry } = await import(pathToFileURL(assets.server).href);
  return serverEntry.picture;
}

interface PicturesRequest {
  memory: Memory;
  sources: PictureSources;
  entry: PictureEntry;
  routes: readonly Route[];
}

/** Calls the site's code for the pictures of some pages; returns their content and the pages on which it threw. */
export function requestPictures({ memory, sources, entry, routes }: PicturesRequest): {
  pages: PageToPicture[];
  undrawn: UndrawnPage[];
} {
  const propsOf = pictureProps(memory, sources);
  const pages: PageToPicture[] = [];
  const undrawn: UndrawnPage[] = [];
  for (const route of routes) {
    const asked = requestPicture(entry, propsOf(route));
    if ('thrown' in asked) undrawn.push({ url: route.url, thrown: asked.thrown });
    else pages.push({ route, picture: asked.picture });
  }
  return { pages, undrawn };
}

/** The props of a picture by route. */
export function pictureProps(
  memory: Memory,
  { inventory, routes, texts, demos, words, reference }: PictureSources,
): (route: Route) => PictureProps {
  const frameOf = pageFrames(inventory, routes);
  const aboutOf = referencePages(reference);
  const dictionaries: Record<string, InterfaceWords> = Object.fromEntries(
    Object.entries(words).map(([code, name]) => [
      code,
      JSON.parse(memory.store.get(name)?.toString('utf8') ?? '{}'),
    ]),
  );
  return (route) => {
    const facts = route.text && texts.get(route.text.file)?.facts;
    const { userLanguage, pathname, url, title, description, parents, plan } = frameOf(route, facts);
    const own = { userLanguage, pathname, url, title, description, parents };
    const drawings = drawingsOf(facts?.demoFiles ?? [], demos, memory);
    const about = aboutOf(route);
    return {
      ...own,
      words: dictionaries,
      drawings,
      ...(plan && { plan }),
      ...(about && { reference: about }),
    };
  };
}

function referencePages(reference: ApiReference | undefined): (route: Route) => PictureReference | undefined {
  const pages = new Map(reference?.facts.pages.map((page) => [page.pathname, page]));
  return ({ kind, pathname }) => {
    const page = pages.get(pathname);
    if (page) return { kind: page.kind, name: page.name };
    return kind === 'reference' ? { kind: 'index' } : undefined;
  };
}

/** A site that cannot use the first drawing may use the next ones; later demos are less typical of a page. */
const MOST_DRAWINGS = 3;

/** The drawings of the first demos that have one. */
function drawingsOf(
  files: readonly string[],
  demos: PictureSources['demos'],
  { store }: Memory,
): PictureDrawing[] {
  const drawings: PictureDrawing[] = [];
  for (const file of files) {
    const fallback = demos[file]?.fallback;
    if (fallback?.shows !== 'picture') continue;
    const [html, styles] = [fallback.html, fallback.styles].map((name) => store.get(name)?.toString('utf8'));
    if (html !== undefined && styles !== undefined) drawings.push({ html, styles });
    if (drawings.length === MOST_DRAWINGS) break;
  }
  return drawings;
}
