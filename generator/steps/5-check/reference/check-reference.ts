import type { Problem } from '../../../model';
import { contradictedDefaults } from './contradicted-defaults';
import { duplicateExports } from './duplicate-exports';
import { missingExports } from './missing-exports';
import { misspeltNames } from './misspelt-names';
import { needlessCorrections } from './needless-corrections';
import type { ReferenceContext } from './reference-context';
import { translatedWords } from './translated-words';
import { uncoveredComponents } from './uncovered-components';
import { undocumentedComponents } from './undocumented-components';
import { unknownMembers } from './unknown-members';
import { unknownNames } from './unknown-names';
import { unknownTables } from './unknown-tables';
import { unlistedPages } from './unlisted-pages';

/** The rules for packages, coverage, navigation and texts. */
const rules = [
  missingExports,
  duplicateExports,
  unlistedPages,
  uncoveredComponents,
  contradictedDefaults,
  needlessCorrections,
  undocumentedComponents,
  unknownMembers,
  unknownNames,
  unknownTables,
  misspeltNames,
  translatedWords,
];

/** Runs every rule of the reference and returns all problems. */
export function checkReference(context: ReferenceContext): Problem[] {
  return rules.flatMap((rule) => rule(context));
}
