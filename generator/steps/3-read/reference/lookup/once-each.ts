import type { ReferencePageFacts } from '../../../../model/reference-facts';

type Find<T> = (page: ReferencePageFacts, language: string) => T;

/** Caches results: pages, search documents and pictures look up the same ones. */
export function onceEach<T>(find: Find<T>): Find<T> {
  const found = new Map<string, { answer: T }>();
  return (page, language) => {
    const key = `${language} ${page.pathname}`;
    const known = found.get(key) ?? { answer: find(page, language) };
    found.set(key, known);
    return known.answer;
  };
}
