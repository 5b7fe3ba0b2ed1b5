import type { ReferenceCoverage } from '../../../contract/coverage';
import type { ApiNames, Inventory, ReferenceFacts, TextFacts, TranslatedWords } from '../../../model';

/** All that rules of the reference look at. */
export interface ReferenceContext {
  /** What was read of the packages. */
  reference: ReferenceFacts;
  coverage: ReferenceCoverage;
  inventory: Inventory;
  /** Of all texts. */
  facts: TextFacts[];
  translated: TranslatedWords[];
  /** Where names of the API lead. */
  names: ApiNames;
}
