import type { Problem } from '../../model';
import { entryMissing } from '../../problems/catalogue/modules';
import type { BundleRequest } from './request';

/** The entries that are bundled, by name. Without demos nothing that mounts or draws them is. */
export function entriesOf({
  site,
  demoFiles,
}: Pick<BundleRequest, 'site' | 'demoFiles'>): Record<string, string> {
  const { server, client, demos, demoServer } = site.entries;
  const forDemos = { ...(demos !== undefined && { demos }), ...(demoServer !== undefined && { demoServer }) };
  return { server, client, ...(demoFiles.length > 0 && forDemos) };
}

/** Entries that the definition names and nobody wrote. */
export function missingEntries(request: BundleRequest): Problem[] {
  return Object.entries(entriesOf(request))
    .filter(([, file]) => !request.memory.snapshot.has(file))
    .map(([name, file]) => entryMissing(name, file));
}
