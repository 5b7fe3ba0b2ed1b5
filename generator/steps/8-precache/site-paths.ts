import type { SiteDefinition } from '../../contract/site';
import { urlOf } from '../../contract/url';
import type { Route } from '../../model';

/** The paths of its host that belong to a site; the service worker ignores all others. */
export interface SitePaths {
  /** The site and its languages: these addresses, and none below them. */
  roots: string[];
  /** These and all below them. */
  folders: string[];
  /** But for these and all below them: another deployment serves them. */
  elsewhere: string[];
}

/** The paths of a site, as its pages have them. */
export function sitePaths(site: SiteDefinition, pages: readonly Route[]): SitePaths {
  const { languages, elsewhere = [] } = site;
  const roots = languages.all.map(({ code }) => urlOf({ pathname: '/', userLanguage: code }, site));
  const folders = pages.map(({ pathname, language }) => {
    const [, first = ''] = pathname.split('/');
    return urlOf({ pathname: `/${first}`, userLanguage: language }, site);
  });
  return {
    roots: unique(roots),
    folders: unique(folders).filter((folder) => !roots.includes(folder)),
    elsewhere: [...elsewhere].sort(),
  };
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)].sort();
}
