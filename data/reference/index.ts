import type { ReferenceCoverage } from '../../generator/contract/coverage';
import { chartsReference } from './charts';
import { conventions } from './conventions';
import { dataGridReference } from './data-grid';
import { datePickersReference } from './date-pickers';
import { materialTables } from './material';
import { treeViewReference } from './tree-view';

/** What the API reference covers: read from the installed packages, described in translations/reference. */
export const reference: ReferenceCoverage = {
  products: [dataGridReference, datePickersReference, chartsReference, treeViewReference],
  tables: [materialTables],
  conventions,
  translations: 'translations/reference',
};
