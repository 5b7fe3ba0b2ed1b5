import type { NavigationEntry } from '../../contract/navigation';
import { type AddressRules, urlOf } from '../../contract/url';
import type { MenuEntry } from '../../page/menu';
import { type PageWords, titleOf } from './titles';

interface MenuRequest {
  navigation: NavigationEntry[];
  userLanguage: string;
  site: AddressRules;
  /** `pages` of this language's translations. */
  words: PageWords;
  /** `pages` of the default language's translations. */
  fallback: PageWords;
}

/** The complete menu in one language, with titles and urls. */
export function menuOf(request: MenuRequest): MenuEntry[] {
  return request.navigation.map((entry) => menuEntry(entry, request));
}

function menuEntry(entry: NavigationEntry, request: MenuRequest): MenuEntry {
  const { userLanguage, site, words, fallback } = request;
  return {
    title: titleOf(entry, words, fallback),
    url: urlOf({ pathname: firstPage(entry), userLanguage }, site),
    pathname: entry.pathname,
    ...(entry.plan && { plan: entry.plan }),
    ...(entry.newFeature && { newFeature: true }),
    ...(entry.planned && { planned: true }),
    ...(entry.unstable && { unstable: true }),
    ...(entry.subheader !== undefined && { subheader: true }),
    ...(entry.children?.length && { children: entry.children.map((child) => menuEntry(child, request)) }),
  };
}

/** The path that a group links to: its first page, or its own path if it is empty. */
export function firstPage(entry: NavigationEntry): string {
  const [first] = entry.children ?? [];
  return first ? firstPage(first) : entry.pathname;
}
