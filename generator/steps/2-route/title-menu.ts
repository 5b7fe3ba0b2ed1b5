import type { SiteDefinition } from '../../contract/site';
import type { MenuEntry } from '../../page/menu';
import { menuOf } from './menu';
import type { PageWords } from './titles';

/** The inputs of the branch. */
interface TitleMenuRequest {
  site: SiteDefinition;
  userLanguage: string;
  words: PageWords;
  fallback: PageWords;
}

/** The paths of the title table that are pages of the branch: all but the home page and links to other sites. */
export function titlePaths({ titles, home, titleMenu }: SiteDefinition): string[] {
  if (!titleMenu) return [];
  return titles.flatMap(({ pathname, external }) => (external || pathname === home ? [] : [pathname]));
}

/**
 * The title table as a branch of the menu: paths below another one of the table are its children. Unlike a
 * group, a line with children is a page of its own and leads to itself.
 */
export function titleBranch(request: TitleMenuRequest): MenuEntry[] {
  const { site } = request;
  const { titleMenu } = site;
  const paths = titlePaths(site);
  if (!titleMenu || paths.length === 0) return [];
  const lines = menuOf({ ...request, navigation: paths.map((pathname) => ({ pathname })) });
  const children = lines.flatMap((line): MenuEntry[] => {
    if (lines.some((above) => isBelow(line, above))) return [];
    const below = lines.filter((other) => isBelow(other, line));
    return [below.length > 0 ? { ...line, children: below } : line];
  });
  const [first] = children;
  return first ? [{ ...titleMenu, url: first.url, children }] : [];
}

function isBelow(line: MenuEntry, above: MenuEntry): boolean {
  return line.pathname.startsWith(`${above.pathname}/`);
}
