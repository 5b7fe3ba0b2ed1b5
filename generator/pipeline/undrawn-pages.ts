import path from 'node:path';
import type { Memory } from '../cache';
import type { Problem, Thrown } from '../model';
import { pageNotDrawn } from '../problems/catalogue';
import { groupBy } from '../problems/group-by';
import { withoutFolders } from '../problems/without-folders';
import { firstPlace, type ThrownPlace } from '../steps/4-bundle/maps/first-place';
import { pagePlaces } from '../steps/4-bundle/maps/source-places';
import { demoFilesOf } from './draw-demos';
import { listProblems } from './list-problems';
import type { PageSources } from './page-requests';

/** A page on which the site's code threw. */
export interface UndrawnPage {
  url: string;
  thrown: Thrown;
}

interface PlacedPage extends UndrawnPage {
  found: ThrownPlace | undefined;
}

/** Problems of pages that were not drawn. A mistake in a component is one problem for all pages that show it. */
export async function undrawnPages(
  memory: Memory,
  { inventory, texts, assets }: Pick<PageSources, 'inventory' | 'texts' | 'assets'>,
  pages: readonly UndrawnPage[],
): Promise<Problem[]> {
  if (pages.length === 0) return [];
  const placeOf = await pagePlaces({ memory, site: inventory.site, demoFiles: demoFilesOf(texts) });
  const folders = [path.dirname(assets.server), memory.snapshot.root];
  const placed = pages.map(({ url, thrown: { text, frames } }): PlacedPage => {
    const thrown = { text: withoutFolders(text, folders), frames };
    return { url, thrown, found: firstPlace(frames, placeOf) };
  });
  return listProblems(memory, [...groupBy(placed, keyOf).values()].map(problemOf));
}

/** Errors at one place are one mistake, even if their messages name different pages. */
function keyOf({ thrown, found }: PlacedPage): string {
  return found ? JSON.stringify(found.place) : thrown.text;
}

function problemOf(pages: readonly PlacedPage[]): Problem {
  const [first] = pages;
  const urls = pages.map(({ url }) => url);
  const { thrown, found } = first ?? {};
  return pageNotDrawn({ urls, thrown: thrown?.text ?? '', calls: found?.calls ?? [] }, found?.place);
}
