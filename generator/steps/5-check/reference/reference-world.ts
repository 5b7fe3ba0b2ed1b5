import type { ReferenceCoverage } from '../../../contract/coverage';
import type { Inventory, ReferenceFacts, Source, TextFacts } from '../../../model';

/** The translated descriptions of one family in one language, as far as they could be read. */
export interface TranslatedList {
  language: string;
  product: string;
  source: Source;
  words: Record<string, string> | undefined;
}

/** All that rules of the reference look at. */
export interface ReferenceWorld {
  /** What was read of the packages. */
  reference: ReferenceFacts;
  coverage: ReferenceCoverage;
  inventory: Inventory;
  /** Of all texts. */
  facts: TextFacts[];
  translated: TranslatedList[];
  /** The short name of a description. */
  rowOf: (words: string) => string;
}
