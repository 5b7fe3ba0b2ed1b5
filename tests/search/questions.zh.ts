import type { Question } from './measure';

const grid = '/x/react-data-grid';
const pickers = '/x/react-date-pickers';
const charts = '/x/react-charts';
const tree = '/x/react-tree-view';
const gridApi = '/x/api/data-grid';
const pickersApi = '/x/api/date-pickers';
const chartsApi = '/x/api/charts';
const treeApi = '/x/api/tree-view';

/** What readers of the Chinese pages ask, as they type it. */
export const questions: Question[] = [
  // One word.
  ['排序', `${grid}/sorting`, grid, gridApi, tree, treeApi],
  ['筛选', `${grid}/filtering`, grid, gridApi],
  ['分页', `${grid}/pagination`, grid, gridApi, '/components/pagination'],
  ['仪表盘', `${charts}/gauge`, chartsApi, charts],
  ['热力图', `${charts}/heatmap`, chartsApi, charts],
  ['迷你图', `${charts}/sparkline`, charts, chartsApi, `${grid}/custom-columns`, '/components/cards'],
  ['提示框', `${charts}/tooltip`, charts, chartsApi, '/components/tooltips'],
  ['图例', `${charts}/legend`, charts, chartsApi],
  ['本地化', `${grid}/localization`, pickers, tree, charts, '/guides/localization'],
  [
    '许可',
    '/x/introduction/licensing',
    '/x/introduction',
    `${grid}/getting-started`,
    '/x/migration/migration-pickers-lab#license',
  ],
  [
    '安装',
    '/x/introduction/installation',
    '/getting-started/installation',
    '/x/introduction',
    grid,
    pickers,
    charts,
    tree,
  ],
  ['路线图', '/x/introduction/roadmap', '/discover-more/roadmap', '/discover-more'],
  ['剪贴板', `${grid}/clipboard`, grid, gridApi, '/x/migration/migration-data-grid-v6#clipboard'],
  ['虚拟化', `${grid}/virtualization`, grid, gridApi, '/x/migration/migration-data-grid-v4#virtualization'],
  ['导出', `${grid}/export`, grid, gridApi],
  ['柱状图', `${charts}/bars`, charts, chartsApi],
  ['饼图', `${charts}/pie`, charts, chartsApi],
  ['无障碍', `${grid}/accessibility`, grid, pickers, charts, tree],
  ['快捷方式', `${pickers}/shortcuts`, pickers, pickersApi],
  ['校验', `${pickers}/validation`, pickers, grid, gridApi, pickersApi],
  // A single letter, and words of which the last letter is still to come.
  ['列', `${grid}/column-definition`, grid, gridApi],
  [
    '行选',
    `${grid}/row-selection`,
    grid,
    gridApi,
    '/x/migration/migration-data-grid-v5#rename-props-of-row-selection-and-borders',
  ],
  // Words written together.
  ['数据网格排序', `${grid}/sorting`, grid, gridApi],
  ['数据网格筛选', `${grid}/filtering`, grid, gridApi],
  ['日期范围选择器', `${pickers}/date-range-picker`, pickers, pickersApi],
  ['日期选择器', `${pickers}/date-picker`, pickers, pickersApi, '/components/pickers'],
  ['行分组', `${grid}/row-grouping`, grid, gridApi],
  [
    '列分组',
    `${grid}/column-groups`,
    grid,
    gridApi,
    '/x/migration/migration-data-grid-v6#rename-methods-and-selectors-of-column-groups',
  ],
  ['树形数据', `${grid}/tree-data`, grid, gridApi],
  ['固定列', `${grid}/column-pinning`, grid, gridApi],
  ['隐藏列', `${grid}/column-visibility`, grid, gridApi],
  ['行高', `${grid}/row-height`, grid, gridApi],
  ['多列排序', `${grid}/sorting`, grid, gridApi],
  ['服务器端数据', `${grid}/server-side-data`, grid, gridApi],
  ['堆叠柱状图', `${charts}/bars`, charts, chartsApi],
  [
    '许可证密钥',
    '/x/introduction/licensing',
    '/x/introduction',
    `${grid}/getting-started`,
    `${charts}/getting-started`,
    `${tree}#rich-tree-view-pro`,
  ],
  ['拖放树节点', `${tree}/rich-tree-view/ordering`, tree, treeApi],
  ['如何修改行高', `${grid}/row-height`, grid, gridApi],
  [
    '单元格选择',
    `${grid}/cell-selection`,
    grid,
    gridApi,
    '/x/migration/migration-data-grid-v6#rename-the-props-of-cell-selection',
  ],
  ['编辑单元格', `${grid}/editing`, grid, gridApi],
  ['禁用过去的日期', `${pickers}/validation`, pickers, pickersApi],
  ['时区', `${pickers}/timezone`, pickers, pickersApi],
  ['导出 Excel', `${grid}/export`, grid, gridApi],
  ['树视图展开', `${tree}/simple-tree-view/expansion`, tree, treeApi],
  ['按钮', '/components/buttons', '/components', `${pickers}/custom-opening-button`, `${pickers}/fields`],
  // Names of the API.
  ['rowSelectionModel', `${gridApi}/data-grid#prop-rowSelectionModel`, gridApi, `${grid}/row-selection`],
  ['rowselectionmodel', `${gridApi}/data-grid#prop-rowSelectionModel`, gridApi, `${grid}/row-selection`],
  ['valueGetter', `${gridApi}/grid-col-def#prop-valueGetter`, gridApi, grid],
  ['BarChart', `${chartsApi}/bar-chart`, chartsApi, charts],
  ['DataGrid', `${gridApi}/data-grid`, gridApi, grid],
  ['shouldDisableDate', `${pickersApi}/date-calendar#prop-shouldDisableDate`, pickersApi, pickers],
  // Words of both languages, and English ones.
  ['DataGrid 排序', `${grid}/sorting`, grid, gridApi],
  ['apiRef 对象', `${grid}/api-object`, grid, gridApi, `${treeApi}/rich-tree-view#prop-apiRef`],
  ['Pro 计划', '/x/introduction/licensing', '/x/introduction', grid, pickers, charts, tree],
  ['自定义 slots', '/x/common-concepts/custom-components', grid, charts, tree, pickers, gridApi, chartsApi],
  ['sorting', `${grid}/sorting`, grid, gridApi, chartsApi, tree, `${charts}/pie`],
  ['filter', `${grid}/filtering`, grid, gridApi],
  ['column pinning', `${grid}/column-pinning`, grid, gridApi],
  ['date picker', `${pickers}/date-picker`, pickers, pickersApi, '/components/pickers'],
  ['filterng', `${grid}/filtering`, grid, gridApi],
  ['tree view', `${tree}`, tree, treeApi, '/components/tree-view'],
  // Packages, as imports name them.
  ['@mui/x-data-grid', grid, grid, gridApi],
  ['@mui/x-date-pickers-pro', `${pickers}/getting-started`, pickers, pickersApi],
  ['x-charts', charts, charts, chartsApi],
  ['@mui/x-tree-view', tree, tree, treeApi],
  ['@mui/x-charts/BarChart', `${chartsApi}/bar-chart`, charts, chartsApi],
  ["import { BarChart } from '@mui/x-charts/BarChart';", `${chartsApi}/bar-chart`, charts, chartsApi],
  ['import type { GridColDef } from "@mui/x-data-grid"', `${gridApi}/grid-col-def`, grid, gridApi],
];
