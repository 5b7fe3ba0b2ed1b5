import { emptyOutput } from '../steps/9-write/empty-output';
import { openOutput } from '../steps/9-write/open-output';
import { findOutput } from '../steps/9-write/output/find-output';
import { openContext, type SiteOptions } from './context';
import { sourceFolders } from './source-folders';

/**
 * Removes a published site and calls `also` while no build can write there. A folder that a build must not replace is refused
 * before anything is changed.
 */
export async function emptySiteOutput(
  { out, ...site }: SiteOptions & { out: string },
  also: () => void,
): Promise<void> {
  const { root, definition } = site;
  // A definition that cannot be loaded names no folders. A folder without a built site is still refused.
  const { context, close } = openContext(site);
  const sources = await sourceFolders(context.memory, definition).catch(() => []);
  await close();
  const output = openOutput(findOutput({ out, root, sources, use: 'clean' }));
  try {
    emptyOutput(output);
    also();
  } finally {
    output.close();
  }
}
