import type { ReferenceProduct } from '../../generator/contract/coverage';
import { apiPathname } from './api-pathname';
import { dataGridCorrections } from './corrections';
import { dataGridExcluded } from './excluded';
import { dataGridSupplements } from './supplements';

const FOLDER = 'data-grid';

const free = ['DataGrid', 'GridFilterForm', 'GridFilterPanel', 'GridToolbarQuickFilter'];

const interfaces = [
  'GridApi',
  'GridCellParams',
  'GridColDef',
  'GridSingleSelectColDef',
  'GridActionsColDef',
  'GridExportStateParams',
  'GridFilterItem',
  'GridFilterModel',
  'GridFilterOperator',
  'GridRowClassNameParams',
  'GridRowParams',
  'GridRowSpacingParams',
  'GridAggregationFunction',
  'GridCsvExportOptions',
  'GridPrintExportOptions',
  'GridExcelExportOptions',
];

export const dataGridReference: ReferenceProduct = {
  name: FOLDER,
  packages: [
    {
      name: '@mui/x-data-grid',
      sources: 'packages/x-data-grid/src',
      themeModule: '@mui/x-data-grid/themeAugmentation',
    },
    {
      name: '@mui/x-data-grid-pro',
      plan: 'pro',
      sources: 'packages/x-data-grid-pro/src',
      themeModule: '@mui/x-data-grid-pro/themeAugmentation',
    },
    {
      name: '@mui/x-data-grid-premium',
      plan: 'premium',
      sources: 'packages/x-data-grid-premium/src',
      themeModule: '@mui/x-data-grid-premium/themeAugmentation',
    },
  ],
  components: [
    ...free.map((name) => component(name, '@mui/x-data-grid')),
    { ...component('DataGridPremium', '@mui/x-data-grid-premium'), lower: 'DataGridPro' },
    { ...component('DataGridPro', '@mui/x-data-grid-pro'), lower: 'DataGrid' },
  ],
  interfaces: [...interfaces.map(page)],
  indexes: [{ pathname: '/x/api/data-grid' }],
  catalogues: [
    { kind: 'events', name: 'DataGridEvents', export: 'GridEventLookup' },
    { kind: 'selectors', name: 'DataGridSelectors', pattern: '^grid[A-Z]\\w*Selector$' },
  ],
  supplements: dataGridSupplements,
  corrections: dataGridCorrections,
  excluded: dataGridExcluded,
};

function page(name: string) {
  return { pathname: apiPathname(FOLDER, name), export: name };
}

function component(name: string, packageName: string) {
  return { ...page(name), package: packageName };
}
