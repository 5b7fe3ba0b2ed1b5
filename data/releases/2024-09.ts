import type { Release } from './release';

export const september: Release[] = [
  {
    version: '7.18.0',
    date: '2024-09-20',
    features: [
      {
        product: 'data-grid',
        news: {
          id: 4,
          title: { en: 'Row spanning', zh: '行合并' },
          text: {
            en: 'Equal neighbors of a column merge into one cell.',
            zh: '同一列中相邻且相等的值合并为一个单元格。',
          },
          pathname: '/x/react-data-grid/row-spanning',
        },
        words: {
          en: 'Set `unstable_rowSpanning`, and use `rowSpanValueGetter` in a column when the value to compare is not the one to show.',
          zh: '设置 `unstable_rowSpanning` 即可；如果用于比较的值不是显示的值，请在列中使用 `rowSpanValueGetter`。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: '`columnGroupHeaderHeight` sets the height of [column group](/x/react-data-grid/column-groups/) headers on its own.',
          zh: '`columnGroupHeaderHeight` 单独设置[列分组](/x/react-data-grid/column-groups/)标题的高度。',
        },
      },
      {
        product: 'date-pickers',
        words: {
          en: '`yearsOrder="desc"` lists the latest year first.',
          zh: '`yearsOrder="desc"` 让最近的年份排在最前。',
        },
      },
      {
        product: 'date-pickers',
        words: {
          en: 'date-fns 4 is supported, through the same [adapter](/x/introduction/installation/#date-libraries) as date-fns 3.',
          zh: '支持 date-fns 4，使用与 date-fns 3 相同的[适配器](/x/introduction/installation/#date-libraries)。',
        },
      },
      {
        product: 'charts',
        words: {
          en: 'The hooks `useItemTooltip` and `useAxisTooltip` deliver the data for a [tooltip](/x/react-charts/tooltip/) of your own.',
          zh: '`useItemTooltip` 和 `useAxisTooltip` 两个 Hook 提供自定义[提示框](/x/react-charts/tooltip/)所需的数据。',
        },
      },
    ],
  },
  {
    version: '7.17.0',
    date: '2024-09-13',
    features: [
      {
        product: 'data-grid',
        words: {
          en: 'Text columns get the filter operators `doesNotContain` and `doesNotEqual`.',
          zh: '文本列新增筛选运算符 `doesNotContain` 和 `doesNotEqual`。',
        },
      },
      {
        product: 'date-pickers',
        words: {
          en: '`useSplitFieldProps` and `useValidation` are public, so that a [custom field](/x/react-date-pickers/custom-field/) can validate like the built-in ones.',
          zh: '`useSplitFieldProps` 和 `useValidation` 成为公开 API，[自定义输入字段](/x/react-date-pickers/custom-field/)可以像内置字段一样校验。',
        },
      },
      {
        product: 'charts',
        words: {
          en: 'The [legend](/x/react-charts/legend/) reports clicks through `onItemClick`.',
          zh: '[图例](/x/react-charts/legend/)通过 `onItemClick` 报告点击。',
        },
      },
      {
        product: 'tree-view',
        words: {
          en: 'The `useTreeItem2` hook for [custom items](/x/react-tree-view/tree-item-customization/) is stable.',
          zh: '用于[节点自定义](/x/react-tree-view/tree-item-customization/)的 `useTreeItem2` Hook 成为稳定 API。',
        },
      },
    ],
  },
  {
    version: '7.16.0',
    date: '2024-09-05',
    features: [
      {
        product: 'data-grid',
        words: {
          en: 'Column headers have a new design.',
          zh: '列标题采用新设计。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: '`indeterminateCheckboxAction` decides whether a half-checked header checkbox selects or deselects; see [row selection](/x/react-data-grid/row-selection/).',
          zh: '`indeterminateCheckboxAction` 决定点击半选状态的列标题复选框时是选中还是取消选中，见[行选择](/x/react-data-grid/row-selection/)。',
        },
      },
    ],
  },
];
