import type { Plan } from '../contract/plan';
import type { IndexedMember, IndexedPage, IndexedProduct } from './shapes';

/** What can be found: a place on the site, with all that is known of it so far. */
export interface Entry {
  kind: 'page' | 'section' | 'demo' | 'member';
  title: string;
  product: IndexedProduct;
  page: IndexedPage;
  /** Id of the place on the page; empty for its beginning, undefined while it is not known yet. */
  id?: string;
  plan?: Plan;
  /** What is said there; empty while it is not known yet. */
  text: string;
  member?: IndexedMember;
  type?: string;
  /** The section that a demo stands in. */
  caption?: string;
}

/** What a heading is called. */
export function sectionTitle(section: NonNullable<IndexedPage['sections']>[number] | undefined): string {
  return typeof section === 'object' ? section.title : (section ?? '');
}

/** `BarsStacked` → `Bars stacked`. */
export function demoTitle(name: string): string {
  const words = name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ').split(' ');
  return words
    .map((word, at) => (at > 0 && /^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}
