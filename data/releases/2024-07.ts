import type { Release } from './release';

export const july: Release[] = [
  {
    version: '7.11.0',
    date: '2024-07-18',
    features: [
      {
        product: 'charts',
        words: {
          en: '[Color legends](/x/react-charts/legend/), [`ContinuousColorLegend`](/x/api/charts/continuous-color-legend/) and [`PiecewiseColorLegend`](/x/api/charts/piecewise-color-legend/), explain what a color stands for.',
          zh: '[颜色图例](/x/react-charts/legend/) [`ContinuousColorLegend`](/x/api/charts/continuous-color-legend/) 和 [`PiecewiseColorLegend`](/x/api/charts/piecewise-color-legend/) 说明颜色代表什么。',
        },
      },
    ],
  },
  {
    version: '7.10.0',
    date: '2024-07-11',
    features: [
      {
        product: 'tree-view',
        words: {
          en: 'The methods `getItemTree()` and `getItemOrderedChildrenIds()` return the current [items](/x/react-tree-view/rich-tree-view/items/).',
          zh: '`getItemTree()` 和 `getItemOrderedChildrenIds()` 方法返回当前的[树节点](/x/react-tree-view/rich-tree-view/items/)。',
        },
      },
    ],
  },
  {
    version: '7.9.0',
    date: '2024-07-05',
    features: [
      {
        product: 'data-grid',
        words: {
          en: 'The [loading overlay](/x/react-data-grid/overlays/) can be a spinner, a progress bar, or a skeleton of the rows to come.',
          zh: '[加载覆盖层](/x/react-data-grid/overlays/)可以是转圈、进度条，或即将出现的行的骨架。',
        },
      },
      {
        product: 'tree-view',
        words: {
          en: 'The methods `selectItem()` and `getItemDOMElement()`.',
          zh: '新增 `selectItem()` 和 `getItemDOMElement()` 方法。',
        },
      },
      {
        product: 'date-pickers',
        words: {
          en: 'The hook `usePickersTranslations` gives [custom parts](/x/react-date-pickers/custom-components/) access to the translated texts.',
          zh: '`usePickersTranslations` 钩子让[自定义部分](/x/react-date-pickers/custom-components/)也能使用翻译好的文字。',
        },
      },
    ],
  },
];
