import type { Release } from './release';

export const june: Release[] = [
  {
    version: '7.8.0',
    date: '2024-06-28',
    features: [
      {
        product: 'data-grid',
        plan: 'pro',
        news: {
          id: 1,
          title: { en: 'Server-side data', zh: '服务器端数据' },
          text: {
            en: 'One function sorts, filters, and pages on your server.',
            zh: '用一个函数在服务器端排序、筛选和分页。',
          },
          pathname: '/x/react-data-grid/server-side-data',
        },
        words: {
          en: '`getRows()` has a cache, and serves [tree data](/x/react-data-grid/server-side-data/tree-data/) as well. Set `unstable_dataSource`.',
          zh: '`getRows()` 带有缓存，也支持[树形数据](/x/react-data-grid/server-side-data/tree-data/)。设置 `unstable_dataSource`。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: 'The slot `columnHeaderSortIcon` replaces the [sort icon](/x/react-data-grid/sorting/).',
          zh: '`columnHeaderSortIcon` 插槽可以替换[排序图标](/x/react-data-grid/sorting/)。',
        },
      },
      {
        product: 'tree-view',
        words: {
          en: '`expansionTrigger="iconContainer"` lets only the icon [expand](/x/react-tree-view/rich-tree-view/expansion/) an item.',
          zh: '`expansionTrigger="iconContainer"` 让树节点只能通过图标[展开](/x/react-tree-view/rich-tree-view/expansion/)。',
        },
      },
      {
        product: 'charts',
        words: {
          en: '[Bar charts](/x/react-charts/bars/) accept `Date` values on the band axis.',
          zh: '[柱状图](/x/react-charts/bars/)的分段轴接受 `Date` 值。',
        },
      },
    ],
  },
  {
    version: '7.7.1',
    date: '2024-06-21',
    features: [
      {
        product: 'date-pickers',
        words: {
          en: '`onAccept` is given a context, as `onChange` is: it tells the error of the value and the shortcut that was chosen. See [lifecycle](/x/react-date-pickers/lifecycle/).',
          zh: '`onAccept` 与 `onChange` 一样得到上下文，其中有值的错误和所选的快捷项。见[组件生命周期](/x/react-date-pickers/lifecycle/)。',
        },
      },
      {
        product: 'date-pickers',
        words: {
          en: 'Field, views and layout of a picker always use the same [time zone](/x/react-date-pickers/timezone/).',
          zh: '选择器的输入字段、视图和布局始终使用同一个[时区](/x/react-date-pickers/timezone/)。',
        },
      },
    ],
  },
  {
    version: '7.7.0',
    date: '2024-06-13',
    features: [
      {
        product: 'date-pickers',
        words: {
          en: 'The slots `monthButton` and `yearButton` replace the buttons of the month and year views; see [custom slots](/x/react-date-pickers/custom-components/).',
          zh: '`monthButton` 和 `yearButton` 插槽可以替换月视图和年视图的按钮，见[自定义插槽](/x/react-date-pickers/custom-components/)。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: '`apiRef.current.getFilterState()` computes the result of a filter model without applying it.',
          zh: '`apiRef.current.getFilterState()` 计算筛选模型的结果，但不应用它。',
        },
      },
    ],
  },
  {
    version: '7.6.2',
    date: '2024-06-06',
    features: [
      {
        product: 'date-pickers',
        words: {
          en: 'Corrections: time zones with Day.js, and Page Up and Page Down in sections that hold letters. See [fields](/x/react-date-pickers/fields/).',
          zh: '修正：Day.js 的时区，以及在字母段中按 Page Up 和 Page Down。见[输入字段](/x/react-date-pickers/fields/)。',
        },
      },
      {
        product: 'charts',
        words: {
          en: 'Corrections: some settings of an [axis](/x/react-charts/axis/) had no effect.',
          zh: '修正：[坐标轴](/x/react-charts/axis/)的某些设置不起作用。',
        },
      },
    ],
  },
];
