import type { Text } from '../../model';

/** Finds the text of a page: in its own language, else in the default one as a fallback. */
export function textFinder(
  texts: Text[],
  fallback: string,
): (pathname: string, language: string) => Text | undefined {
  const byPlace = new Map(texts.map((text) => [`${text.language} ${text.pathname}`, text]));
  return (pathname, language) =>
    byPlace.get(`${language} ${pathname}`) ?? byPlace.get(`${fallback} ${pathname}`);
}
