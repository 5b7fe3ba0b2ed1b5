import type { ReferenceCoverage } from '../../../contract/coverage';
import type { ApiNames, Inventory, ReferenceFacts, TextFacts, TranslatedWords } from '../../../model';

/** The input of rules for the reference. */
export interface ReferenceContext {
  /** The data of the packages. */
  reference: ReferenceFacts;
  coverage: ReferenceCoverage;
  inventory: Inventory;
  /** Facts of all texts. */
  facts: TextFacts[];
  translated: TranslatedWords[];
  /** The targets of API names. */
  names: ApiNames;
}
