import type { MenuEntry } from '../../generator/page/menu';

/**
 * Reads menu lines that came over the network or out of storage. Both are hostile: what is not a line
 * with a path on this site is left out, and no other property passes.
 */
export function parseEntries(value: unknown): MenuEntry[] {
  return Array.isArray(value) ? value.flatMap(parseEntry) : [];
}

/** The lines below a group, wherever in the menu it stands. */
export function childrenOf(entries: MenuEntry[], pathname: string): MenuEntry[] | undefined {
  for (const entry of entries) {
    if (entry.pathname === pathname) return entry.children;
    const found = entry.children && childrenOf(entry.children, pathname);
    if (found) return found;
  }
  return undefined;
}

/** The same lines with every group folded: sections stay open. */
export function folded(entries: MenuEntry[]): MenuEntry[] {
  return entries.map(({ children, ...entry }) => {
    if (!children) return entry;
    return entry.subheader ? { ...entry, children: folded(children) } : { ...entry, closed: true };
  });
}

function parseEntry(value: unknown): MenuEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    title,
    url,
    pathname,
    plan,
    newFeature,
    planned,
    unstable,
    subheader,
    children,
  }: Record<string, unknown> = {
    ...value,
  };
  if (typeof title !== 'string' || typeof pathname !== 'string' || !isLocal(url)) return [];
  return [
    {
      title,
      url,
      pathname,
      ...((plan === 'pro' || plan === 'premium') && { plan }),
      ...(newFeature === true && { newFeature }),
      ...(planned === true && { planned }),
      ...(unstable === true && { unstable }),
      ...(subheader === true && { subheader }),
      ...(Array.isArray(children) && { children: parseEntries(children) }),
    },
  ];
}

/** `/x/…`, but not `//elsewhere` or `javascript:`. */
function isLocal(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url);
}
