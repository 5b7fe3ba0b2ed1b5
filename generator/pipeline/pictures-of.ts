import type { PictureSources } from './request-pictures';
import { checkPictures } from './check-pictures';
import type { BuildContext } from './context';
import { type DrawnPictures, drawPictures } from './draw-pictures';
import type { Selection } from './selection';

/** What to draw of a site. */
export interface RenderOptions extends Selection {
  /** Pictures for shared links. `checked` only requests their content. Default: left out. */
  pictures?: 'drawn' | 'checked' | 'left out' | undefined;
}

/** Draws or checks pictures. Runs before pages are drawn, because a page contains the url of its picture. */
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
