import type { Release } from './release';

export const may: Release[] = [
  {
    version: '7.6.1',
    date: '2024-05-31',
    features: [
      {
        product: 'data-grid',
        words: {
          en: 'Corrections: a package for tests is no dependency any more, and columns with special characters in their `field` can be [resized](/x/react-data-grid/column-dimensions/).',
          zh: '修正：不再依赖一个用于测试的软件包；`field` 含特殊字符的列也能[调整宽度](/x/react-data-grid/column-dimensions/)。',
        },
      },
    ],
  },
  {
    version: '7.6.0',
    date: '2024-05-30',
    features: [
      {
        product: 'charts',
        words: {
          en: '`highlightedItem` and `onHighlightChange` make the [highlight](/x/react-charts/tooltip/) controlled.',
          zh: '`highlightedItem` 和 `onHighlightChange` 使[高亮](/x/react-charts/tooltip/)成为受控状态。',
        },
      },
      {
        product: 'tree-view',
        words: {
          en: '`itemChildrenIndentation` sets the indentation of nested [items](/x/react-tree-view/rich-tree-view/items/).',
          zh: '`itemChildrenIndentation` 设置嵌套[树节点](/x/react-tree-view/rich-tree-view/items/)的缩进。',
        },
      },
    ],
  },
  {
    version: '7.5.1',
    date: '2024-05-23',
    features: [
      {
        product: 'charts',
        words: {
          en: '`barLabel` writes a value into each [bar](/x/react-charts/bars/).',
          zh: '`barLabel` 在每根[柱子](/x/react-charts/bars/)上写出数值。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: 'CSV and Excel [exports](/x/react-data-grid/export/) escape values that a spreadsheet would run as a formula, which protects the person who opens the file.',
          zh: 'CSV 和 Excel [导出](/x/react-data-grid/export/)会转义电子表格可能当作公式执行的值，从而保护打开文件的人。',
        },
      },
    ],
  },
  {
    version: '7.5.0',
    date: '2024-05-17',
    features: [
      {
        product: 'tree-view',
        words: {
          en: '`checkboxSelection` shows a checkbox in front of each item; see [selection](/x/react-tree-view/rich-tree-view/selection/).',
          zh: '`checkboxSelection` 在每个树节点前显示复选框，见[选择](/x/react-tree-view/rich-tree-view/selection/)。',
        },
      },
      {
        product: 'charts',
        words: {
          en: 'The `label` of a series can be a function that knows whether it is for the legend or the tooltip; see [label](/x/react-charts/label/).',
          zh: '系列的 `label` 可以是函数，它知道自己用于图例还是提示框，见[标签](/x/react-charts/label/)。',
        },
      },
    ],
  },
  {
    version: '7.4.0',
    date: '2024-05-10',
    features: [
      {
        product: 'charts',
        words: {
          en: '`borderRadius` rounds the corners of [bars](/x/react-charts/bars/).',
          zh: '`borderRadius` 让[柱子](/x/react-charts/bars/)的角变圆。',
        },
      },
      {
        product: 'date-pickers',
        words: {
          en: 'date-fns-jalali 3 is supported, through an [adapter of its own](/x/react-date-pickers/calendar-systems/).',
          zh: '支持 date-fns-jalali 3，使用[单独的适配器](/x/react-date-pickers/calendar-systems/)。',
        },
      },
    ],
  },
  {
    version: '7.3.2',
    date: '2024-05-02',
    features: [
      {
        product: 'charts',
        words: {
          en: 'Overlays for "no data" and `loading`, which you can replace through [slots](/x/common-concepts/custom-components/).',
          zh: '新增“无数据”和 `loading` 两种覆盖层，可以通过[插槽](/x/common-concepts/custom-components/)替换。',
        },
      },
    ],
  },
];
