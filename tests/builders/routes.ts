import type { Route, Routes } from '../../generator/model';

/** Routes of the given pages in English and Chinese, and of groups. */
export function routes(pathnames: string[], groups: string[] = []): Routes {
  return {
    pages: pathnames.flatMap((pathname) => [route(pathname, 'en', ''), route(pathname, 'zh', '/zh')]),
    notFound: [],
    redirects: groups.map((pathname) => ({ url: `${pathname}/`, file: `${pathname}/index.html`, to: '/' })),
    menus: {},
  };
}

function route(pathname: string, language: string, prefix: string): Route {
  const url = `${prefix}${pathname}/`;
  return { language, pathname, url, file: `${url.slice(1)}index.html`, title: pathname, kind: 'page' };
}
