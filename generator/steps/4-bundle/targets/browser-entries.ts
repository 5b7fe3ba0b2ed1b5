import type { BundleContext } from '../bundle-context';

/** The modules that browsers begin with. Without demos nothing mounts one, nor changes its code. */
export interface BrowserEntries {
  client: string;
  /** Mounts demos. */
  mount?: string | undefined;
  /** Runs changed code. */
  frame?: string | undefined;
  /** The editor of demos. */
  editor?: string | undefined;
  /** What readers load. */
  reading: string[];
  /** What only those load who change a demo. */
  editing: string[];
}

/** The entries of a site for browsers. */
export function browserEntries({
  site,
  demoFiles,
}: Pick<BundleContext, 'site' | 'demoFiles'>): BrowserEntries {
  const { client } = site.entries;
  const {
    demos: mount,
    demoFrame: frame,
    demoEditor: editor,
  } = demoFiles.length > 0 ? site.entries : { demos: undefined };
  const named = (entries: (string | undefined)[]) => entries.filter((entry) => entry !== undefined);
  return { client, mount, frame, editor, reading: named([client, mount]), editing: named([frame, editor]) };
}
