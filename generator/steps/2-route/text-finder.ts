import type { Text } from '../../model';

/** Finds the text a page tells: its own language's, else the default one's as an honest fallback. */
export function textFinder(
  texts: Text[],
  fallback: string,
): (pathname: string, language: string) => Text | undefined {
  const byPlace = new Map(texts.map((text) => [`${text.language} ${text.pathname}`, text]));
  return (pathname, language) =>
    byPlace.get(`${language} ${pathname}`) ?? byPlace.get(`${fallback} ${pathname}`);
}
