import type { BundleContext } from '../bundle-context';

/** The entry modules for browsers. Those for demos are absent for a site without demos. */
export interface BrowserEntries {
  client: string;
  /** The script of pages with demos. */
  demoClient?: string | undefined;
  /** The scripts that pages load at once, in the order in which they run. */
  small: string[];
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
  const small = named([client, demoClient]);
  const reading = named([...small, mount]);
  return { client, demoClient, small, mount, frame, editor, reading, editing: named([frame, editor]) };
}
