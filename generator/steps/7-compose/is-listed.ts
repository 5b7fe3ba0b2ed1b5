import type { Route } from '../../model';

/** Whether public lists contain a page: only if it has a text in its own language. */
export function isListed({ language, kind, text }: Pick<Route, 'language' | 'kind' | 'text'>): boolean {
  return text ? text.language === language : kind === 'index' || kind === 'reference';
}
