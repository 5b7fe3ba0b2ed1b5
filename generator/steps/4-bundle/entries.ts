import type { Problem } from '../../model';
import { entryMissing } from '../../problems/catalogue/modules';
import type { BundleRequest } from './request';

/** The entries by name. Entries that mount or draw demos are left out without demos. */
export function entriesOf({
  site,
  demoFiles,
}: Pick<BundleRequest, 'site' | 'demoFiles'>): Record<string, string> {
  const { server, client, demoClient, demos, demoServer, demoFrame, demoEditor } = site.entries;
  const forDemos = {
    ...(demoClient !== undefined && { demoClient }),
    ...(demos !== undefined && { demos }),
    ...(demoServer !== undefined && { demoServer }),
    ...(demoFrame !== undefined && { demoFrame }),
    ...(demoEditor !== undefined && { demoEditor }),
  };
  return { server, client, ...(demoFiles.length > 0 && forDemos) };
}

/** Entries of the definition whose file does not exist, whether this build needs them or not. */
export function missingEntries({ site, memory }: Pick<BundleRequest, 'site' | 'memory'>): Problem[] {
  return Object.entries(site.entries)
    .filter(([, file]) => !memory.snapshot.has(file))
    .map(([name, file]) => entryMissing({ name, file }));
}
