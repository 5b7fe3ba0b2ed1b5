import type { Question } from './measure';

const grid = '/x/react-data-grid';
const pickers = '/x/react-date-pickers';
const charts = '/x/react-charts';
const tree = '/x/react-tree-view';
const gridApi = '/x/api/data-grid';
const pickersApi = '/x/api/date-pickers';
const chartsApi = '/x/api/charts';
const treeApi = '/x/api/tree-view';

/** What readers of the English pages ask, as they type it. */
export const questions: Question[] = [
  // One word.
  ['sorting', `${grid}/sorting`, grid, gridApi, `${tree}/rich-tree-view/ordering`],
  ['filter', `${grid}/filtering`, grid, gridApi],
  ['pagination', `${grid}/pagination`, grid, gridApi, '/components/pagination'],
  ['gauge', `${charts}/gauge`, charts, chartsApi],
  ['heatmap', `${charts}/heatmap`, charts, chartsApi],
  ['sparkline', `${charts}/sparkline`, charts, chartsApi, `${grid}/custom-columns`, '/components/cards'],
  ['tooltip', `${charts}/tooltip`, charts, chartsApi, '/components/tooltips'],
  ['legend', `${charts}/legend`, charts, chartsApi],
  ['localization', `${grid}/localization`, pickers, tree, charts, '/guides/localization'],
  [
    'licensing',
    '/x/introduction/licensing',
    '/x/introduction',
    `${grid}/getting-started`,
    `${charts}/getting-started`,
  ],
  [
    'installation',
    '/x/introduction/installation',
    '/getting-started/installation',
    grid,
    pickers,
    charts,
    tree,
  ],
  ['roadmap', '/x/introduction/roadmap', '/discover-more/roadmap', '/discover-more'],
  ['clipboard', `${grid}/clipboard`, grid, gridApi, '/x/migration/migration-data-grid-v6#clipboard'],
  [
    'virtualization',
    `${grid}/virtualization`,
    grid,
    gridApi,
    '/x/migration/migration-data-grid-v4#virtualization',
  ],
  ['autocomplete', '/components/autocomplete', grid, '/components', gridApi],
  // Beginnings of words, as they are while somebody types.
  ['sort', `${grid}/sorting`, grid, gridApi, chartsApi],
  ['aggreg', `${grid}/aggregation`, grid, gridApi],
  ['valida', `${pickers}/validation`, pickers, grid, gridApi, pickersApi],
  ['accessib', `${grid}/accessibility`, grid, pickers, charts, tree],
  ['shortc', `${pickers}/shortcuts`, pickers, pickersApi, grid],
  ['calend', `${pickers}/date-calendar`, pickers, pickersApi],
  // Typing errors.
  ['filterng', `${grid}/filtering`, grid, gridApi],
  ['pagnation', `${grid}/pagination`, grid, gridApi, '/components/pagination'],
  [
    'tree veiw',
    `${tree}`,
    tree,
    treeApi,
    '/components/tree-view',
    '/x/introduction#tree-view',
    '/x/introduction',
  ],
  ['date piker', `${pickers}/date-picker`, pickers, pickersApi, '/components/pickers'],
  ['selecton', `${grid}/row-selection`, grid, gridApi, tree, treeApi],
  ['exprot', `${grid}/export`, grid, gridApi],
  [
    'virtualizaton',
    `${grid}/virtualization`,
    grid,
    gridApi,
    '/x/migration/migration-data-grid-v4#virtualization',
  ],
  // Names of the API and their parts.
  ['rowSelectionModel', `${gridApi}/data-grid#prop-rowSelectionModel`, gridApi, `${grid}/row-selection`],
  ['rowselectionmodel', `${gridApi}/data-grid#prop-rowSelectionModel`, gridApi, `${grid}/row-selection`],
  ['selectionModel', `${gridApi}/data-grid#prop-rowSelectionModel`, gridApi, grid],
  ['onRowClick', `${gridApi}/data-grid#prop-onRowClick`, gridApi, grid],
  ['valueGetter', `${gridApi}/grid-col-def#prop-valueGetter`, gridApi, grid],
  ['getItemId', `${treeApi}/rich-tree-view#prop-getItemId`, treeApi, tree],
  ['BarChart', `${chartsApi}/bar-chart`, chartsApi, charts],
  ['DateRangePicker', `${pickersApi}/date-range-picker`, pickersApi, pickers],
  ['useGridApiRef', `${grid}/api-object`, grid, gridApi],
  ['MuiDataGrid-columnHeader', `${gridApi}/data-grid#class-columnHeader`, gridApi],
  ['shouldDisableDate', `${pickersApi}/date-calendar#prop-shouldDisableDate`, pickersApi, pickers],
  [
    'slotProps',
    `${gridApi}/data-grid#prop-slotProps`,
    gridApi,
    pickersApi,
    chartsApi,
    treeApi,
    '/x/common-concepts',
  ],
  ['apiRef', `${gridApi}/data-grid#prop-apiRef`, grid, gridApi, treeApi, tree],
  ['cellClick event', `${grid}/events`, grid, gridApi],
  // Several words, plural and other forms.
  ['column groups', `${grid}/column-groups`, grid, gridApi],
  ['grouping rows', `${grid}/row-grouping`, grid, gridApi],
  ['pin columns', `${grid}/column-pinning`, grid, gridApi],
  ['hide a column', `${grid}/column-visibility`, grid, gridApi],
  ['multi sorting', `${grid}/sorting`, grid, gridApi],
  ['export to excel', `${grid}/export`, grid, gridApi],
  ['stacked bars', `${charts}/bars`, charts, chartsApi],
  ['server side data', `${grid}/server-side-data`, grid, gridApi],
  ['lazy loading', `${grid}/server-side-data/lazy-loading`, grid, gridApi],
  ['edit cells', `${grid}/editing`, grid, gridApi],
  ['master detail', `${grid}/master-detail`, grid, gridApi],
  ['time zones', `${pickers}/timezone`, pickers, pickersApi],
  ['drag and drop tree items', `${tree}/rich-tree-view/ordering`, tree, treeApi],
  [
    'expand all items',
    `${tree}/rich-tree-view/expansion`,
    tree,
    treeApi,
    `${tree}/simple-tree-view/expansion`,
  ],
  ['how do I change the row height', `${grid}/row-height`, grid, gridApi],
  ['datagrid pro license key', '/x/introduction/licensing', '/x/introduction', grid],
  ['disable past dates', `${pickers}/validation`, pickers, pickersApi],
  ['migrate from v6 to v7 charts', '/x/migration/migration-charts-v6', '/x/migration'],
  // Packages, as imports name them.
  ['@mui/x-data-grid', grid, grid, gridApi],
  ['@mui/x-date-pickers-pro', `${pickers}/getting-started`, pickers, pickersApi],
  ['x-charts', charts, charts, chartsApi],
  ['@mui/x-tree-view', tree, tree, treeApi],
  ['@mui/x-charts/BarChart', `${chartsApi}/bar-chart`, charts, chartsApi],
  ["import { BarChart } from '@mui/x-charts/BarChart';", `${chartsApi}/bar-chart`, charts, chartsApi],
  ['import type { GridColDef } from "@mui/x-data-grid"', `${gridApi}/grid-col-def`, grid, gridApi],
];
