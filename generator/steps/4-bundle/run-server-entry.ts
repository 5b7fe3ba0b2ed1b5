import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '../../contract/page';

/** What the site says once for all its pages. */
export interface SharedTexts {
  sharedStyles: string;
  beforePaint: string;
}

/** Asks the site's server entry for what every page shares. Throws when the module exports none. */
export async function runServerEntry(file: string): Promise<SharedTexts> {
  const loaded: { serverEntry?: ServerEntry } = await import(pathToFileURL(file).href);
  if (!loaded.serverEntry)
    throw new Error(`The server entry exports no \`serverEntry\` (contract/page): ${file}`);
  return { sharedStyles: loaded.serverEntry.sharedStyles(), beforePaint: loaded.serverEntry.beforePaint() };
}
