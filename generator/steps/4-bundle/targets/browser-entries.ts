import type { BundleContext } from '../bundle-context';

/** The entry modules for browsers. Those for demos are absent for a site without demos. */
export interface BrowserEntries {
  client: string;
  /** The script of pages with demos. */
  demoClient?: string | undefined;
  /** Mounts demos. */
  mount?: string | undefined;
  /** Runs edited code. */
  frame?: string | undefined;
  /** The editor of demos. */
  editor?: string | undefined;
  /** Entries for all readers. */
  reading: string[];
  /** Entries for readers who edit a demo. */
  editing: string[];
}

/** The entries of a site for browsers. */
export function browserEntries({
  site,
  demoFiles,
}: Pick<BundleContext, 'site' | 'demoFiles'>): BrowserEntries {
  const { client } = site.entries;
  const {
    demoClient,
    demos: mount,
    demoFrame: frame,
    demoEditor: editor,
  } = demoFiles.length > 0 ? site.entries : { demoClient: undefined };
  const named = (entries: (string | undefined)[]) => entries.filter((entry) => entry !== undefined);
  const reading = named([client, demoClient, mount]);
  return { client, demoClient, mount, frame, editor, reading, editing: named([frame, editor]) };
}
