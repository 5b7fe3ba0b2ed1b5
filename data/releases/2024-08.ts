import type { Release } from './release';

export const august: Release[] = [
  {
    version: '7.15.0',
    date: '2024-08-29',
    features: [
      {
        product: 'all',
        words: {
          en: 'Material UI 6 is accepted as a peer dependency, next to version 5. See the [supported versions](/x/introduction/installation/#supported-versions).',
          zh: '对等依赖除 Material UI 5 外，也接受 Material UI 6。见[支持的版本](/x/introduction/installation/#supported-versions)。',
        },
      },
    ],
  },
  {
    version: '7.14.0',
    date: '2024-08-23',
    features: [
      {
        product: 'charts',
        plan: 'pro',
        words: {
          en: "A [zoomed](/x/react-charts/zoom-and-pan/) axis can remove the values outside of the view, so that the other axis adapts. Set `filterMode: 'discard'`.",
          zh: "[缩放](/x/react-charts/zoom-and-pan/)后的坐标轴可以去掉可见范围之外的值，让另一条坐标轴随之调整。设置 `filterMode: 'discard'`。",
        },
      },
    ],
  },
  {
    version: '7.13.0',
    date: '2024-08-16',
    features: [
      {
        product: 'tree-view',
        news: {
          id: 3,
          title: { en: 'Label editing', zh: '标签编辑' },
          text: {
            en: 'Users can rename the items of a tree in place.',
            zh: '用户可以直接编辑树节点的标签。',
          },
          pathname: '/x/react-tree-view/rich-tree-view/editing',
        },
      },
      {
        product: 'charts',
        words: {
          en: '`baseline` of a [line series](/x/react-charts/lines/) says where its area begins.',
          zh: '[折线系列](/x/react-charts/lines/)的 `baseline` 指定面积从哪里开始。',
        },
      },
      {
        product: 'data-grid',
        plan: 'premium',
        words: {
          en: 'The experimental flag `ariaV8` gives grouped rows better ARIA attributes; see [row grouping](/x/react-data-grid/row-grouping/).',
          zh: '实验性标志 `ariaV8` 让分组行具有更好的 ARIA 属性，见[行分组](/x/react-data-grid/row-grouping/)。',
        },
      },
    ],
  },
  {
    version: '7.12.1',
    date: '2024-08-08',
    features: [
      {
        product: 'charts',
        plan: 'pro',
        news: {
          id: 2,
          title: { en: 'Charts Pro', zh: '图表 Pro' },
          text: {
            en: 'Heatmap, zoom and pan arrive as an alpha version.',
            zh: '热力图、缩放和平移以 alpha 版本推出。',
          },
          pathname: '/x/react-charts/zoom-and-pan',
        },
        words: {
          en: '`@mui/x-charts-pro` has the [heatmap](/x/react-charts/heatmap/), and zooming and panning for bar, line, and scatter charts.',
          zh: '`@mui/x-charts-pro` 包含[热力图](/x/react-charts/heatmap/)，以及柱状图、折线图和散点图的缩放和平移。',
        },
      },
    ],
  },
  {
    version: '7.12.0',
    date: '2024-08-01',
    features: [
      {
        product: 'tree-view',
        plan: 'pro',
        words: {
          en: '`@mui/x-tree-view-pro` appears, with [reordering by drag and drop](/x/react-tree-view/rich-tree-view/ordering/).',
          zh: '`@mui/x-tree-view-pro` 发布，支持[拖放重新排序](/x/react-tree-view/rich-tree-view/ordering/)。',
        },
      },
      {
        product: 'tree-view',
        words: {
          en: '`onItemClick` on the tree itself.',
          zh: '树本身新增 `onItemClick`。',
        },
      },
      {
        product: 'charts',
        words: {
          en: 'The package also works in CommonJS environments, because it brings its own copy of D3.',
          zh: '该包自带 D3 副本，因此也能在 CommonJS 环境中使用。',
        },
      },
    ],
  },
];
