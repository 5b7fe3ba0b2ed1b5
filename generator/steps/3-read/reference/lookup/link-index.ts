import { withoutTrailingSlashes } from '../../../../contract/trailing-slashes';
import type { LinkIndex } from '../../../../model';
import type { ReferenceFacts } from '../../../../model/reference-facts';

/** Facts of the site that are needed to resolve addresses. */
interface KnownSite {
  origin: string;
  pathnames: ReadonlySet<string>;
  /** The ids of a page's text; undefined where they are not known before rendering. */
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
 * A page of this site, with a trailing slash; undefined for every other address. Comments of packages link to
 * sections of the former site: a section that does not exist leads to the top of its page.
 */
export function addressOf(link: string, { origin, pathnames, anchorsOf }: KnownSite): string | undefined {
  const own = link.replace(/^http:/, 'https:');
  const local = own.startsWith(`${origin}/`) ? own.slice(origin.length) : own;
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(local) ?? [];
  const pathname = withoutTrailingSlashes(path);
  if (!pathnames.has(pathname)) return undefined;
  const [, query = '', id] = /^([^#]*)(?:#(.*))?$/.exec(rest) ?? [];
  const isLost = id !== undefined && anchorsOf?.(pathname)?.includes(id) === false;
  return `${pathname}/${isLost ? query : rest}`;
}
