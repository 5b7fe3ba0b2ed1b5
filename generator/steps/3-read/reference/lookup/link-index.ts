import type { LinkIndex } from '../../../../model';
import type { ReferenceFacts } from '../../../../model/reference-facts';

/** Facts of the site that are needed to resolve addresses. */
interface KnownSite {
  origin: string;
  pathnames: ReadonlySet<string>;
  /** Ids of a page's text; undefined where they are not known before it is drawn. */
  anchorsOf?: (pathname: string) => readonly string[] | undefined;
}

/** Builds the index. Only addresses that descriptions use are in it, so that it rarely changes. */
export function buildLinkIndex({ pages }: Pick<ReferenceFacts, 'pages'>, site: KnownSite): LinkIndex {
  const names = pages.flatMap(({ name, kind, pathname }): [string, string][] =>
    kind === 'component'
      ? [
          [name, pathname],
          [`${name}Props`, pathname],
        ]
      : [[name, pathname]],
  );
  const links = new Set(pages.flatMap((page) => page.links));
  const addresses = [...links].flatMap((link): [string, string][] => {
    const address = addressOf(link, site);
    return address === undefined ? [] : [[link, address]];
  });
  return { names: Object.fromEntries(names), addresses: Object.fromEntries(addresses) };
}

/**
 * A page of this site, with the slash at its end; undefined for every other address. Packages name sections of the former site:
 * one that a page does not have leads to its top.
 */
export function addressOf(link: string, { origin, pathnames, anchorsOf }: KnownSite): string | undefined {
  const own = link.replace(/^http:/, 'https:');
  const local = own.startsWith(`${origin}/`) ? own.slice(origin.length) : own;
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(local) ?? [];
  const pathname = path.replace(/\/+$/, '');
  if (!pathnames.has(pathname)) return undefined;
  const [, query = '', id] = /^([^#]*)(?:#(.*))?$/.exec(rest) ?? [];
  const isLost = id !== undefined && anchorsOf?.(pathname)?.includes(id) === false;
  return `${pathname}/${isLost ? query : rest}`;
}
