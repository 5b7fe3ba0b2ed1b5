import type { Place, Source } from '../../model';
import { API_TAB } from '../../model/api-tabs';
import { locatePathname } from '../../problems/locate/locate';

/** Whether a path is an API tab, which may share its pathname with others. */
export function isApiTab(pathname: string): boolean {
  return API_TAB.test(pathname);
}

/** The places where the definition declares a path, also as `<path>/{docsTab}`. */
export function placesOfEntry(pathname: string, sources: readonly Source[]): readonly Place[] {
  const places = locatePathname(pathname, sources);
  const tabs = locatePathname(`${pathname.replace(API_TAB, '')}/{docsTab}`, sources);
  return [...places, ...tabs];
}

/** The first place. */
export function placeOfEntry(pathname: string, sources: readonly Source[]): Place | undefined {
  return placesOfEntry(pathname, sources)[0];
}
