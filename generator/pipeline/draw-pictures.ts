import { type CodeLayer, type Recipe, type Remembered, rememberEach } from '../cache';
import type { SiteDefinition } from '../contract/site';
import type { DrawnPicture, Problem } from '../model';
import { noPictures } from '../problems/catalogue';
import { charactersOfFaces } from '../steps/6-render/pictures/characters-of-faces';
import { picturePath } from '../steps/6-render/pictures/picture-path';
import { readFaces, type StoredFace } from '../steps/6-render/pictures/read-faces';
import { requestPictures, type PageToPicture, type PictureSources, pictureEntry } from './request-pictures';
import type { BuildContext } from './context';
import { missingGlyphs } from './missing-glyphs';
import { type Selection, selected } from './selection';
import type { Pictured } from './threads/picture-page';
import { type UndrawnPage, undrawnPages } from './undrawn-pages';

/** Pictures by the urls of their pages, and the problems of missing ones. */
export interface DrawnPictures {
  pictures: ReadonlyMap<string, DrawnPicture>;
  problems: Problem[];
}

/**
 * Step 6 for pictures of shared links: one for every page. The site's code is always called for the content of a picture; a
 * picture with the same content as before is not drawn again.
 */
export async function drawPictures(
  context: BuildContext,
  sources: PictureSources,
  selection: Selection,
): Promise<DrawnPictures> {
  const { memory } = context;
  const { server } = sources.inventory.site.entries;
  const entry = await pictureEntry(sources);
  if (!entry) return nothingDrawn([noPictures(server)]);
  const { faces, problems } = readFaces(memory, entry.faces, server);
  if (problems.length > 0) return nothingDrawn(problems);
  const routes = selected(sources.routes.pages, selection);
  const { pages, undrawn } = requestPictures({ memory, sources, entry, routes });
  const drawn = await drawAll(context, sources, { pages, faces });
  const thrown = await undrawnPages(memory, sources, [...undrawn, ...drawn.undrawn]);
  return { pictures: drawn.pictures, problems: [...drawn.problems, ...thrown] };
}

function nothingDrawn(problems: Problem[]): DrawnPictures {
  return { pictures: new Map(), problems };
}

interface ToDraw {
  pages: readonly PageToPicture[];
  faces: StoredFace[];
}

/** Draws pictures that are not cached; none when a font cannot be used or lacks a character. */
async function drawAll(
  context: BuildContext,
  { inventory }: PictureSources,
  { pages, faces }: ToDraw,
): Promise<DrawnPictures & { undrawn: UndrawnPage[] }> {
  const { memory } = context;
  const problems: Problem[] = [];
  const recipes = pages.map((page) => recipeOf(page, faces));
  const made = await rememberEach<Pictured>(memory, recipes, async (missing) => {
    const wanted = missing.flatMap((at) => pages[at] ?? []);
    const known = await charactersOfFaces(memory, faces, inventory.site.entries.server);
    const found = { pages: wanted, faces, has: known.has };
    problems.push(...known.problems);
    if (problems.length === 0) problems.push(...missingGlyphs(memory, inventory, found));
    return problems.length > 0 ? [] : drawInThreads(context, { pages: wanted, faces });
  });
  if (problems.length > 0) return { ...nothingDrawn(problems), undrawn: [] };
  return { ...byUrl(pages, made, inventory.site), problems };
}

/** Pictures by url with their output paths, and the pages whose picture failed. */
function byUrl(
  pages: readonly PageToPicture[],
  made: readonly Remembered<Pictured>[],
  site: SiteDefinition,
): { pictures: Map<string, DrawnPicture>; undrawn: UndrawnPage[] } {
  const pictures = new Map<string, DrawnPicture>();
  const undrawn: UndrawnPage[] = [];
  for (const [at, { route, picture }] of pages.entries()) {
    const { value, because } = made[at] ?? {};
    if (value?.thrown) undrawn.push({ url: route.url, thrown: value.thrown });
    else if (value) {
      const path = picturePath(route, value.contents, site);
      const drawn = { path, alt: picture.alt, ...value, ...(because !== undefined && { because }) };
      pictures.set(route.url, drawn);
    }
  }
  return { pictures, undrawn };
}

/** The only inputs are the content and the fonts: neither the site's code nor most of this program. */
function recipeOf({ route, picture }: PageToPicture, faces: readonly StoredFace[]): Recipe {
  const { html, styles, spare } = picture;
  const code: CodeLayer = 'pictures';
  const inputs = {
    'what it shows': html,
    'what else it shows': spare ? JSON.stringify(spare) : '',
    rules: styles,
    faces: JSON.stringify(faces),
  };
  return { name: `picture ${route.file}`, inputs, code };
}

async function drawInThreads({ pool, reporter }: BuildContext, { pages, faces }: ToDraw) {
  const requests = pages.map(({ picture }) => ({ picture, faces }));
  const drawn = await pool.run('pictures', requests, (done) => reporter.progress(done, requests.length));
  return drawn.map((value) =>
    value.thrown ? { value, kept: [], lasts: false as const } : { value, kept: [value.contents] },
  );
}
