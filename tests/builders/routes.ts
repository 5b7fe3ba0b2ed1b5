import { urlOf } from '../../generator/contract/url';
import type { Route, Routes } from '../../generator/model';
import { siteDefinition } from './site-definition';

const { languages } = siteDefinition();

/** Routes of the given pages in English and Chinese, and of groups. */
export function routes(pathnames: string[], groups: string[] = []): Routes {
  return {
    pages: pathnames.flatMap((pathname) => languages.all.map(({ code }) => route(pathname, code))),
    notFound: [],
    redirects: groups.map((pathname) => ({ url: `${pathname}/`, file: `${pathname}/index.html`, to: '/' })),
    menus: {},
    titleBranches: {},
  };
}

function route(pathname: string, language: string): Route {
  const url = urlOf({ pathname, userLanguage: language }, { languages });
  return { language, pathname, url, file: `${url.slice(1)}index.html`, title: pathname, kind: 'page' };
}
