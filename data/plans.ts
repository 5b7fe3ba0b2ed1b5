import type { InstallationPlan } from './installation';
import type { Words } from './words';

/** A feature, where it is explained, and the lowest plan whose package has it. */
export interface PlannedFeature {
  words: Words;
  pathname: string;
  plan: InstallationPlan;
}

/** The features of one product. */
export interface ProductFeatures {
  name: Words;
  features: PlannedFeature[];
}

function feature(en: string, zh: string, pathname: string, plan: InstallationPlan): PlannedFeature {
  return { words: { en, zh }, pathname, plan };
}

/** What the packages of 7.18.0 export and accept, by product; within a product from free to paid. */
export const featuresByProduct: ProductFeatures[] = [
  {
    name: { en: 'Data Grid', zh: '数据网格' },
    features: [
      feature(
        'Pagination, up to 100 rows a page',
        '分页，每页最多 100 行',
        '/x/react-data-grid/pagination',
        'community',
      ),
      feature('Sorting by one column', '按单列排序', '/x/react-data-grid/sorting', 'community'),
      feature(
        'One filter and quick filter',
        '单条件筛选与快速筛选',
        '/x/react-data-grid/filtering',
        'community',
      ),
      feature('Editing', '编辑', '/x/react-data-grid/editing', 'community'),
      feature('Row selection', '行选择', '/x/react-data-grid/row-selection', 'community'),
      feature('CSV and print export', 'CSV 导出与打印', '/x/react-data-grid/export', 'community'),
      feature(
        'Column resizing, visibility and groups',
        '列宽调整、列可见性与列分组',
        '/x/react-data-grid/column-dimensions',
        'community',
      ),
      feature('Row and column spanning', '行合并与列合并', '/x/react-data-grid/row-spanning', 'community'),
      feature('Any page size, or no pages', '任意每页行数，或不分页', '/x/react-data-grid/pagination', 'pro'),
      feature('Sorting by several columns', '多列排序', '/x/react-data-grid/sorting', 'pro'),
      feature('Several filters', '多条件筛选', '/x/react-data-grid/filtering/multi-filters', 'pro'),
      feature('Header filters', '列标题筛选', '/x/react-data-grid/filtering/header-filters', 'pro'),
      feature('Column pinning', '列固定', '/x/react-data-grid/column-pinning', 'pro'),
      feature('Column ordering', '调整列的顺序', '/x/react-data-grid/column-ordering', 'pro'),
      feature('Row pinning', '行固定', '/x/react-data-grid/row-pinning', 'pro'),
      feature('Row ordering', '调整行的顺序', '/x/react-data-grid/row-ordering', 'pro'),
      feature('Tree data', '树形数据', '/x/react-data-grid/tree-data', 'pro'),
      feature('Detail panels', '详情面板', '/x/react-data-grid/master-detail', 'pro'),
      feature('Server-side data source', '服务器端数据源', '/x/react-data-grid/server-side-data', 'pro'),
      feature('Row grouping', '行分组', '/x/react-data-grid/row-grouping', 'premium'),
      feature('Aggregation', '聚合', '/x/react-data-grid/aggregation', 'premium'),
      feature('Cell selection', '单元格选择', '/x/react-data-grid/cell-selection', 'premium'),
      feature('Clipboard paste', '粘贴', '/x/react-data-grid/clipboard', 'premium'),
      feature('Excel export', 'Excel 导出', '/x/react-data-grid/export', 'premium'),
    ],
  },
  {
    name: { en: 'Date and Time Pickers', zh: '日期和时间选择器' },
    features: [
      feature(
        'Pickers, fields, calendars and clocks',
        '选择器、输入字段、日历与时钟',
        '/x/react-date-pickers',
        'community',
      ),
      feature(
        'Date range pickers, fields and calendar',
        '日期范围的选择器、输入字段与日历',
        '/x/react-date-pickers/date-range-picker',
        'pro',
      ),
      feature(
        'Date time range pickers and fields',
        '日期时间范围的选择器与输入字段',
        '/x/react-date-pickers/date-time-range-picker',
        'pro',
      ),
    ],
  },
  {
    name: { en: 'Charts', zh: '图表' },
    features: [
      feature(
        'Bar, line, area, pie, scatter, sparkline and gauge',
        '柱状图、折线图、面积图、饼图、散点图、迷你图与仪表盘',
        '/x/react-charts',
        'community',
      ),
      feature('Heatmap', '热力图', '/x/react-charts/heatmap', 'pro'),
      feature('Zoom and pan', '缩放和平移', '/x/react-charts/zoom-and-pan', 'pro'),
    ],
  },
  {
    name: { en: 'Tree View', zh: '树视图' },
    features: [
      feature(
        'Selection and expansion',
        '选择与展开',
        '/x/react-tree-view/rich-tree-view/selection',
        'community',
      ),
      feature('Label editing', '标签编辑', '/x/react-tree-view/rich-tree-view/editing', 'community'),
      feature(
        'Ordering by drag and drop',
        '拖放重新排序',
        '/x/react-tree-view/rich-tree-view/ordering',
        'pro',
      ),
    ],
  },
];
