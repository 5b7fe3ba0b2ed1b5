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
  ['冻结列', `${grid}/column-pinning`],
  ['隐藏图例', `${charts}/legend`, `${chartsApi}/charts-legend#prop-hidden`],
  [
    '暗色模式',
    '/customization/palette',
    '/customization/theming',
    '/system/palette',
    `${charts}/styling`,
    `${charts}/getting-started#theme`,
  ],
  [
    '只能选工作日',
    `${pickers}/validation#disable-specific-dates`,
    `${pickersApi}/date-calendar#prop-shouldDisableDate`,
  ],
  ['空数据提示', `${grid}/overlays`, `${gridApi}/data-grid#slot-noRowsOverlay`],
  [
    '获取单元格的值',
    `${gridApi}/grid-api#prop-getCellValue`,
    `${grid}/api-object#retrieve-data-from-the-state`,
  ],
  ['弹窗里的表格', `${grid}/layout`, `${grid}/faq`, '/components/dialogs'],
  ['表单验证', `${pickers}/validation`, `${grid}/editing#validation`],
  [
    '加载状态',
    `${grid}/overlays`,
    `${gridApi}/data-grid#prop-loading`,
    `${gridApi}/data-grid#slot-loadingOverlay`,
  ],
  ['如何获取选中的行', `${grid}/row-selection`],
  ['合并单元格', `${grid}/column-spanning`, `${grid}/row-spanning`],
  ['导出表格', `${grid}/export`],
  ['自动列宽', `${grid}/column-dimensions`],
  ['滚动到某一行', `${grid}/scrolling`],
  ['拖拽排序', `${grid}/row-ordering`, `${grid}/column-ordering`, `${tree}/rich-tree-view/ordering`],
  [
    '禁用周末',
    `${pickers}/validation#disable-specific-dates`,
    `${pickersApi}/date-calendar#prop-shouldDisableDate`,
  ],
  ['总计行', `${grid}/aggregation`],
  ['双击编辑', `${grid}/editing`],
  ['图表颜色', `${charts}/styling`],
  ['默认展开节点', `${tree}/rich-tree-view/expansion`, `${tree}/simple-tree-view/expansion`],
  ['表格高度自适应', `${grid}/layout`],
  ['双y轴', `${charts}/axis`, `${charts}/line-demo#two-y-axes`],
  ['撤销编辑', `${grid}/editing`],
  ['每周从周一开始', `${pickers}/adapters-locale`],
  ['点击柱子事件', `${charts}/bars`],
  ['重命名树节点', `${tree}/rich-tree-view/editing`],
  ['图表缩放', `${charts}/zoom-and-pan`],
  ['表头分组', `${grid}/column-groups`],
  ['锁定列', `${grid}/column-pinning`],
  ['下载 Excel', `${grid}/export`],
  ['置顶行', `${grid}/row-pinning`],
  ['置顶列', `${grid}/column-pinning`],
  ['自动换行', `${grid}/row-height`],
  ['展开行', `${grid}/master-detail`],
  ['嵌套表格', `${grid}/master-detail`],
  ['树表格', `${grid}/tree-data`],
  ['多级表头', `${grid}/column-groups`],
  ['单选行', `${grid}/row-selection`],
  ['后台排序', `${grid}/sorting#server-side-sorting`],
  ['全局搜索', `${grid}/filtering/quick-filter`],
  ['清空按钮', `${pickers}/fields#clearable-behavior`],
  ['快捷选择日期', `${pickers}/shortcuts`],
  ['禁用今天之前的日期', `${pickers}/validation#past-and-future-validation`],
  ['双轴图', `${charts}/axis#several-axes`, `${charts}/line-demo#two-y-axes`],
  ['父子联动勾选', `${tree}/rich-tree-view/selection`, `${tree}/simple-tree-view/selection`],
  ['斑马纹', `${grid}/style#striped-rows`],
  ['隔行变色', `${grid}/style#striped-rows`],
  ['单元格换行', `${grid}/row-height#dynamic-row-height`],
  ['默认排序', `${grid}/sorting#initial-sorting`],
  ['拖拽行', `${grid}/row-ordering`],
  ['隐藏列', `${grid}/column-visibility`],
  ['快捷键', `${grid}/accessibility#keyboard-navigation`],
  ['刷新数据', `${grid}/server-side-data#updating-data`, `${grid}/row-updates`],
  ['计算列', `${grid}/column-definition#value-getter`],
  ['标注', `${charts}/line-demo`, `${charts}/axis#reference-lines`],
  ['图表联动', `${charts}/tooltip#synchronized-charts`],
  ['紧凑模式', `${grid}/row-height#row-density`],
];
