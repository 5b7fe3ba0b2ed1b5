import { pathToFileURL } from 'node:url';
import type { DemoServerEntry, ServerEntry } from '../../contract/page';
import type { Problem } from '../../model';
import { serverEntryFails } from '../../problems/catalogue/drawing';
import { entryFails } from '../../problems/catalogue/modules';
import { describeThrown } from '../../problems/describe-thrown';
import type { BundleContext } from './bundle-context';
import { firstPlace } from './maps/first-place';
import { pagePlacesIn } from './maps/source-places';

/** What the site says once for all its pages. */
export interface SharedTexts {
  sharedStyles: string;
  beforePaint: string;
}

/** Asks the site's server entry for what every page shares; what it throws is a mistake of the site. */
export async function runServerEntry(
  context: BundleContext,
  file: string,
): Promise<{ texts?: SharedTexts; problems: Problem[] }> {
  const { server } = context.site.entries;
  try {
    const { serverEntry }: { serverEntry?: ServerEntry } = await import(pathToFileURL(file).href);
    if (!serverEntry) throw new TypeError('it exports no `serverEntry`');
    const texts = { sharedStyles: serverEntry.sharedStyles(), beforePaint: serverEntry.beforePaint() };
    return { texts, problems: [] };
  } catch (error) {
    const { text, frames } = describeThrown(error);
    const found = firstPlace(frames, await pagePlacesIn(context));
    const place = found?.place ?? { file: server, line: 1, column: 1 };
    return { problems: [serverEntryFails(server, text, place)] };
  }
}

/** Why nothing can draw the site's demos; undefined when something can. */
export async function demoEntryProblem(file: string, source: string): Promise<Problem | undefined> {
  try {
    const loaded: { demoServerEntry?: DemoServerEntry } = await import(pathToFileURL(file).href);
    return loaded.demoServerEntry ? undefined : entryFails(source, 'it exports no `demoServerEntry`');
  } catch (error) {
    return entryFails(source, `it fails while it is loaded: ${describeThrown(error).text}`);
  }
}
