import type { OwnWordsQuestion } from './measure';

const grid = '/x/react-data-grid';
const pickers = '/x/react-date-pickers';
const charts = '/x/react-charts';
const tree = '/x/react-tree-view';
const gridApi = '/x/api/data-grid';
const pickersApi = '/x/api/date-pickers';
const chartsApi = '/x/api/charts';

/** What readers ask who do not know what the documentation calls it. */
export const ownWords: OwnWordsQuestion[] = [
  ['custom tooltip', `${charts}/tooltip`],
  ['freeze first column', `${grid}/column-pinning`],
  ['hide footer', `${gridApi}/data-grid#prop-hideFooter`, `${grid}/components#footer`],
  ['change date format', `${pickers}/adapters-locale`, `${pickersApi}/date-field#prop-format`],
  [
    'only allow weekdays',
    `${pickers}/validation#disable-specific-dates`,
    `${pickersApi}/date-calendar#prop-shouldDisableDate`,
  ],
  [
    'custom cell renderer',
    `${grid}/column-definition#cell-renderer`,
    `${gridApi}/grid-col-def#prop-renderCell`,
  ],
  [
    'actions column edit delete buttons',
    `${grid}/column-definition#actions`,
    `${gridApi}/grid-actions-col-def`,
    `${gridApi}/grid-col-def#prop-getActions`,
  ],
  ['column resize autosize', `${grid}/column-dimensions`],
  ['duplicate id error', `${grid}/row-definition`, `${gridApi}/data-grid#prop-getRowId`],
  ['MuiDataGrid theme default props', `${grid}/style`, `${grid}/getting-started#typescript`],
  ['select only leaf nodes', `${tree}/rich-tree-view/selection`, `${tree}/simple-tree-view/selection`],
  ['validate date range', `${pickers}/validation`, `${pickers}/date-range-picker#validation`],
  ['donut chart', `${charts}/pie`, `${chartsApi}/pie-series-type#prop-innerRadius`],
  ['loading spinner grid', `${grid}/overlays`],
  ['open calendar programmatically', `${pickers}/date-picker`, `${pickersApi}/date-picker#prop-open`],
  ['keyboard navigation', `${grid}/accessibility`, `${tree}/accessibility`],
  ['download csv', `${grid}/export`],
  ['zebra rows', `${grid}/style#striped-rows`],
  ['column totals', `${grid}/aggregation`],
  ['infinite scroll', `${grid}/server-side-data/infinite-loading`, `${grid}/server-side-data/lazy-loading`],
  ['search box in grid', `${grid}/filtering/quick-filter`],
  ['hide legend', `${charts}/legend`, `${chartsApi}/charts-legend#prop-hidden`],
  ['y axis label formatting', `${charts}/axis`],
  [
    'disable weekends',
    `${pickers}/validation#disable-specific-dates`,
    `${pickersApi}/date-calendar#prop-shouldDisableDate`,
  ],
  ['24 hour clock', `${pickers}/adapters-locale`, `${pickers}/time-clock`, `${pickers}/time-picker`],
  ['expand tree by default', `${tree}/rich-tree-view/expansion`, `${tree}/simple-tree-view/expansion`],
  ['scroll to a row', `${grid}/scrolling`],
  ['merge cells', `${grid}/column-spanning`, `${grid}/row-spanning`],
  ['remember column width', `${grid}/state`, `${grid}/column-dimensions`],
  ['color cells by value', `${grid}/style#styling-cells`],
  ['grid height auto', `${grid}/layout`],
  ['group header columns', `${grid}/column-groups`],
  ['undo edit', `${grid}/editing`],
  ['check box column', `${grid}/row-selection#checkbox-selection`],
  [
    'disable future dates',
    `${pickers}/validation#past-and-future-validation`,
    `${pickersApi}/date-calendar#prop-disableFuture`,
  ],
  ['first day of week monday', `${pickers}/adapters-locale#custom-start-of-week`],
  ['bar chart click event', `${charts}/bars`],
  ['dashed line chart', `${charts}/lines`, `${charts}/styling`],
  ['rename tree item', `${tree}/rich-tree-view/editing`],
  ['sticky columns', `${grid}/column-pinning`],
  ['expandable rows', `${grid}/master-detail`],
  ['subrows', `${grid}/tree-data`, `${grid}/row-grouping`, `${grid}/master-detail`],
  ['print table', `${grid}/export#print-export`],
  ['tree table', `${grid}/tree-data`],
  ['table height', `${grid}/layout`],
  ['no rows message', `${grid}/overlays#no-rows-overlay`],
  ['column width percentage', `${grid}/column-dimensions#fluid-width`],
  ['save on blur', `${grid}/editing`],
  ['add new row', `${grid}/editing#full-featured-crud`],
  ['keyboard shortcut', `${grid}/accessibility#keyboard-navigation`],
  ['alternate row colors', `${grid}/style#striped-rows`],
  ['auto row height', `${grid}/row-height#dynamic-row-height`],
  ['default sort', `${grid}/sorting#initial-sorting`],
  ['migrate v6 to v7', '/x/migration/migration-data-grid-v6', '/x/migration/migration-pickers-v6'],
  ['refresh data', `${grid}/row-updates`, `${grid}/server-side-data#updating-data`],
  ['computed column', `${grid}/column-definition#value-getter`],
  ['annotation', `${charts}/line-demo`, `${charts}/axis#reference-lines`],
  ['inline calendar', `${pickers}/date-picker`, `${pickers}/date-calendar`],
];
