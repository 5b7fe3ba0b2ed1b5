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

/** Whether a file of an entry does not exist, even if this build does not need it. Step 1 has reported it. */
export function lacksEntry({ site, memory }: Pick<BundleRequest, 'site' | 'memory'>): boolean {
  return Object.values(site.entries).some((file) => !memory.snapshot.has(file));
}
