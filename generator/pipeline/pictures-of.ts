import type { PictureSources } from './ask-for-pictures';
import { checkPictures } from './check-pictures';
import type { BuildContext } from './context';
import { type DrawnPictures, drawPictures } from './draw-pictures';
import type { Selection } from './selection';

/** What is drawn of a site. */
export interface RenderOptions extends Selection {
  /** Pictures for links to pages: a check only asks what they show. Left out unless something is said. */
  pictures?: 'drawn' | 'checked' | 'left out' | undefined;
}

/** A name and a hash for each of them stand in their pages, so they are there before pages are drawn. */
export async function picturesOf(
  context: BuildContext,
  sources: PictureSources,
  options: RenderOptions,
): Promise<DrawnPictures> {
  const { pictures = 'left out' } = options;
  if (pictures === 'left out') return { pictures: new Map(), problems: [] };
  if (pictures === 'checked') return { pictures: new Map(), problems: await checkPictures(context, sources) };
  context.reporter.step('pictures');
  const drawn = await drawPictures(context, sources, options);
  context.reporter.step('pages');
  return drawn;
}
