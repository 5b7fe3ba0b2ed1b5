import type { NavigationEntry } from '../../../generator/contract/navigation';

/** The API reference of the Data Grid: one page a component, one page an interface. */
export const dataGridApi: NavigationEntry[] = [
  { pathname: '/x/api/data-grid', title: 'Index' },
  {
    pathname: '/x/api/data-grid-components-group',
    subheader: 'Components',
    children: [
      { pathname: '/x/api/data-grid/data-grid', title: 'DataGrid' },
      { pathname: '/x/api/data-grid/data-grid-premium', title: 'DataGridPremium', plan: 'premium' },
      { pathname: '/x/api/data-grid/data-grid-pro', title: 'DataGridPro', plan: 'pro' },
      { pathname: '/x/api/data-grid/grid-filter-form', title: 'GridFilterForm' },
      { pathname: '/x/api/data-grid/grid-filter-panel', title: 'GridFilterPanel' },
      { pathname: '/x/api/data-grid/grid-toolbar-quick-filter', title: 'GridToolbarQuickFilter' },
    ],
  },
  {
    pathname: '/x/api/data-grid-interfaces-group',
    subheader: 'Interfaces',
    children: [
      { pathname: '/x/api/data-grid/grid-api', title: 'GridApi' },
      { pathname: '/x/api/data-grid/grid-cell-params', title: 'GridCellParams' },
      { pathname: '/x/api/data-grid/grid-col-def', title: 'GridColDef' },
      { pathname: '/x/api/data-grid/grid-single-select-col-def', title: 'GridSingleSelectColDef' },
      { pathname: '/x/api/data-grid/grid-actions-col-def', title: 'GridActionsColDef' },
      { pathname: '/x/api/data-grid/grid-export-state-params', title: 'GridExportStateParams' },
      { pathname: '/x/api/data-grid/grid-filter-item', title: 'GridFilterItem' },
      { pathname: '/x/api/data-grid/grid-filter-model', title: 'GridFilterModel' },
      { pathname: '/x/api/data-grid/grid-filter-operator', title: 'GridFilterOperator' },
      { pathname: '/x/api/data-grid/grid-row-class-name-params', title: 'GridRowClassNameParams' },
      { pathname: '/x/api/data-grid/grid-row-params', title: 'GridRowParams' },
      { pathname: '/x/api/data-grid/grid-row-spacing-params', title: 'GridRowSpacingParams' },
      { pathname: '/x/api/data-grid/grid-aggregation-function', title: 'GridAggregationFunction' },
      { pathname: '/x/api/data-grid/grid-csv-export-options', title: 'GridCsvExportOptions' },
      { pathname: '/x/api/data-grid/grid-print-export-options', title: 'GridPrintExportOptions' },
      { pathname: '/x/api/data-grid/grid-excel-export-options', title: 'GridExcelExportOptions' },
    ],
  },
];
