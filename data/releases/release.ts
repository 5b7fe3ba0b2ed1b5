import type { Plan } from '../../generator/contract/plan';
import type { Words } from '../words';

/** Whom a feature is for. */
export type ReleasedProduct = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view' | 'all';

/** What readers hear of in the bell as well. */
export interface News {
  /** Grows with time: a reader has seen all up to the one that was last shown. */
  id: number;
  title: Words;
  /** One sentence that says what is new. */
  text: Words;
  /** The page that explains it. */
  pathname: string;
}

/** Something that a release brought. */
export interface Feature {
  product: ReleasedProduct;
  plan?: Plan;
  /** It is told first, then `words` tell what else there is to know. */
  news?: News;
  /** Inline Markdown: code, and links to pages by their path. */
  words?: Words;
}

/** A release of version 7 and the day it came out, as the packages' `CHANGELOG.md` dates it. */
export interface Release {
  version: string;
  /** ISO date. */
  date: string;
  /** A sentence before the list. */
  note?: Words;
  features: Feature[];
}
