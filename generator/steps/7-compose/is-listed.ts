import type { Route } from '../../model';

/** Whether lists for strangers name a page: only one that says something, and in the language it is in. */
export function isListed({ language, kind, text }: Pick<Route, 'language' | 'kind' | 'text'>): boolean {
  return text ? text.language === language : kind === 'index' || kind === 'reference';
}
