import type { Plan } from '../contract/plan';
import type { IndexedMember, IndexedPage, IndexedProduct } from './shapes';

/** A place on the site that can be found, with the data that is loaded so far. */
export interface Entry {
  kind: 'page' | 'section' | 'demo' | 'member';
  title: string;
  product: IndexedProduct;
  page: IndexedPage;
  /** Id of the place on the page; empty for the top, undefined while it is unknown. */
  id?: string;
  plan?: Plan;
  /** The text of the place; empty while it is not loaded. */
  text: string;
  member?: IndexedMember;
  type?: string;
  /** The title of the section that contains a demo. */
  caption?: string;
}

/** The title of a section. */
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
