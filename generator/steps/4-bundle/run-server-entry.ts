import { pathToFileURL } from 'node:url';
import type { DemoServerEntry, ServerEntry } from '../../contract/page';
import type { Problem } from '../../model';
import { entryFails } from '../../problems/catalogue/modules';

/** What the site says once for all its pages. */
export interface SharedTexts {
  sharedStyles: string;
  beforePaint: string;
}

/** Asks the site's compiled server entry for what every page shares. `source` is where an author wrote it. */
export async function askServerEntry(
  file: string,
  source: string,
): Promise<SharedTexts | { problem: Problem }> {
  try {
    const loaded: { serverEntry?: ServerEntry } = await import(pathToFileURL(file).href);
    const { serverEntry } = loaded;
    if (!serverEntry) return { problem: entryFails(source, 'it exports no `serverEntry`') };
    return { sharedStyles: serverEntry.sharedStyles(), beforePaint: serverEntry.beforePaint() };
  } catch (error) {
    return { problem: entryFails(source, reasonOf(error)) };
  }
}

/** Why nothing can draw the site's demos; undefined when something can. */
export async function demoEntryProblem(file: string, source: string): Promise<Problem | undefined> {
  try {
    const loaded: { demoServerEntry?: DemoServerEntry } = await import(pathToFileURL(file).href);
    return loaded.demoServerEntry ? undefined : entryFails(source, 'it exports no `demoServerEntry`');
  } catch (error) {
    return entryFails(source, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  return `it fails while it is loaded: ${error instanceof Error ? error.message : String(error)}`;
}
