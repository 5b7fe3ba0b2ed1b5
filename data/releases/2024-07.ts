import type { Release } from './release';

export const july: Release[] = [
  {
    version: '7.11.1',
    date: '2024-07-25',
    features: [
      {
        product: 'charts',
        words: {
          en: 'Series name their axes by `xAxisId` and `yAxisId`; `xAxisKey` and `yAxisKey` are deprecated. See [axes](/x/react-charts/axis/).',
          zh: '系列用 `xAxisId` 和 `yAxisId` 指定坐标轴；`xAxisKey` 和 `yAxisKey` 已弃用。见[坐标轴](/x/react-charts/axis/)。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: '[Locales](/x/react-data-grid/localization/) for Icelandic and Norwegian Nynorsk; Nynorsk for the [pickers](/x/react-date-pickers/localization/) as well.',
          zh: '新增冰岛语和新挪威语[区域设置](/x/react-data-grid/localization/)；新挪威语也用于[选择器](/x/react-date-pickers/localization/)。',
        },
      },
    ],
  },
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
          zh: '`usePickersTranslations` Hook 让[自定义部分](/x/react-date-pickers/custom-components/)也能使用翻译好的文字。',
        },
      },
    ],
  },
];
