import type { Release } from './release';

export const april: Release[] = [
  {
    version: '7.3.1',
    date: '2024-04-26',
    features: [
      {
        product: 'charts',
        words: {
          en: '[Scatter charts](/x/react-charts/scatter/) get a z-axis that colors points independently of their position.',
          zh: '[散点图](/x/react-charts/scatter/)新增 z 轴，可以不依赖位置为点着色。',
        },
      },
    ],
  },
  {
    version: '7.3.0',
    date: '2024-04-18',
    features: [
      {
        product: 'charts',
        words: {
          en: '`colorMap` on an axis colors the marks by value; see [styling](/x/react-charts/styling/).',
          zh: '坐标轴上的 `colorMap` 按数值为图形着色，见[样式](/x/react-charts/styling/)。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: 'Server-side [pagination](/x/react-data-grid/pagination/) with an unknown (`rowCount={-1}`) or an estimated (`estimatedRowCount`) number of rows.',
          zh: '服务器端[分页](/x/react-data-grid/pagination/)支持行数未知（`rowCount={-1}`）或只有估计值（`estimatedRowCount`）的情况。',
        },
      },
      {
        product: 'data-grid',
        plan: 'pro',
        words: {
          en: '`headerFilterHeight` sets the height of the [header filters](/x/react-data-grid/filtering/header-filters/).',
          zh: '`headerFilterHeight` 设置[列标题筛选](/x/react-data-grid/filtering/header-filters/)的高度。',
        },
      },
    ],
  },
  {
    version: '7.2.0',
    date: '2024-04-12',
    features: [
      {
        product: 'data-grid',
        words: {
          en: 'Two background colors come from the theme, `mixins.MuiDataGrid.containerBackground` and `pinnedBackground`; see [style](/x/react-data-grid/style/).',
          zh: '两种背景色可以来自主题：`mixins.MuiDataGrid.containerBackground` 和 `pinnedBackground`，见[样式](/x/react-data-grid/style/)。',
        },
      },
    ],
  },
  {
    version: '7.1.1',
    date: '2024-04-05',
    features: [
      {
        product: 'tree-view',
        words: {
          en: 'The method `setItemExpansion()` [expands](/x/react-tree-view/rich-tree-view/expansion/) or collapses an item from outside.',
          zh: '`setItemExpansion()` 方法从外部[展开](/x/react-tree-view/rich-tree-view/expansion/)或收起树节点。',
        },
      },
    ],
  },
];
