import { keep, type Remembered } from '../cache';
import type { BuildContext } from './context';
import type { PageRequest } from './page-requests';
import type { Produced } from './threads/produce-page';
import { hashOfFiles, keptOf } from './threads/store-page';

/**
 * The same pages, where those from the cache name the files of this build. Only the names are exchanged: nothing is rendered.
 */
export async function withPresentFiles(
  { memory, pool }: Pick<BuildContext, 'memory' | 'pool'>,
  wanted: PageRequest[],
  recorded: Remembered<Produced>[],
): Promise<Remembered<Produced>[]> {
  const outdated = recorded.flatMap(({ value }, at) => {
    const recipe = wanted[at];
    const isOutdated = recipe && !value.thrown && value.filesHash !== hashOfFiles(recipe.request.files);
    return isOutdated ? [{ at, recipe, value }] : [];
  });
  const renamed = await pool.run(
    'renames',
    outdated.map(({ recipe, value: page }) => ({ page, files: recipe.request.files })),
  );
  const present = [...recorded];
  outdated.forEach(({ at, recipe, value: before }, index) => {
    const value = { ...before, ...renamed[index] };
    keep(memory, recipe, { value, kept: keptOf(value) });
    present[at] = { value, because: 'changed: names of scripts and styles' };
  });
  return present;
}
