import { keep, openMaker, type Recipe, recall } from '../cache';
import type { Problem } from '../model';
import { charactersOfFaces } from '../steps/6-render/pictures/characters-of-faces';
import { readFaces } from '../steps/6-render/pictures/read-faces';
import { requestPictures, type PictureSources, pictureEntry, pictureProps } from './request-pictures';
import type { BuildContext } from './context';
import { missingGlyphs } from './missing-glyphs';
import { undrawnPages } from './undrawn-pages';

/**
 * Problems that would stop a build with pictures, without drawing any. None for a site without pictures. The result is cached
 * while there are no problems.
 */
export async function checkPictures(
  { memory }: Pick<BuildContext, 'memory'>,
  sources: PictureSources,
): Promise<Problem[]> {
  const recipe = recipeOf(memory, sources);
  if (recall<boolean>(memory, recipe)) return [];
  const { inventory, routes } = sources;
  const { server } = inventory.site.entries;
  const { maker, record } = openMaker(memory);
  const nothingWrong = () => {
    keep(memory, recipe, { value: true, kept: [], opened: record().opened });
    return [];
  };
  const entry = await pictureEntry(sources);
  if (!entry) return nothingWrong();
  const { faces, problems } = readFaces(memory, entry.faces, server);
  for (const { file } of faces) maker.read(file);
  const known = await charactersOfFaces(memory, faces, server);
  const unusable = [...problems, ...known.problems];
  if (unusable.length > 0) return unusable;
  const { pages, undrawn } = requestPictures({ memory, sources, entry, routes: routes.pages });
  const missing = missingGlyphs(memory, inventory, { pages, faces, has: known.has });
  const found = [...missing, ...(await undrawnPages(memory, sources, undrawn))];
  return found.length === 0 ? nothingWrong() : found;
}

/** Only the site's code knows the fonts; reading them records them beside these inputs. */
function recipeOf(memory: BuildContext['memory'], sources: PictureSources): Recipe {
  const propsOf = pictureProps(memory, sources);
  const pages = sources.routes.pages.map((route) => ({ ...propsOf(route), words: {} }));
  return {
    name: 'characters of pictures',
    inputs: {
      'site code': sources.assets.server.replace(/.*[\\/]/, ''),
      pages: JSON.stringify(pages),
      'words of the interface': JSON.stringify(sources.words),
    },
  };
}
