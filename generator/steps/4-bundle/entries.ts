import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model';
import { entryMissing } from '../../problems/catalogue/modules';
import type { BundleRequest } from './request';

/** The entries that are bundled, by name. Without demos nothing that mounts or draws them is. */
export function entriesOf({ site, demoFiles }: BundleRequest): Record<string, string> {
  const { server, client, demos, demoServer } = site.entries;
  const forDemos = { ...(demos !== undefined && { demos }), ...(demoServer !== undefined && { demoServer }) };
  return { server, client, ...(demoFiles.length > 0 && forDemos) };
}

/** Entries that the definition names and nobody wrote. */
export function missingEntries(request: BundleRequest): Problem[] {
  return Object.entries(entriesOf(request))
    .filter(([, file]) => !existsSync(path.join(request.root, file)))
    .map(([name, file]) => entryMissing(name, file));
}
