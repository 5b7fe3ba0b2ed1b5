import type { Release } from './release';

export const march: Release[] = [
  {
    version: '7.1.0',
    date: '2024-03-28',
    features: [
      {
        product: 'data-grid',
        words: {
          en: '`resizeThrottleMs` limits how often the grid reacts to a change of its size.',
          zh: '`resizeThrottleMs` 限制网格响应自身尺寸变化的频率。',
        },
      },
    ],
  },
  {
    version: '7.0.0',
    date: '2024-03-22',
    note: {
      en: 'Highlights of this release and of the ten alpha and eight beta versions before it:',
      zh: '这个版本以及之前十个 alpha 版本和八个 beta 版本的要点：',
    },
    features: [
      {
        product: 'data-grid',
        words: {
          en: 'A simpler DOM structure and a virtualization range that adapts to scrolling; buffers are given in pixels, `rowBufferPx` and `columnBufferPx`. See [virtualization](/x/react-data-grid/virtualization/).',
          zh: 'DOM 结构更简单，虚拟化范围随滚动调整；缓冲区以像素为单位：`rowBufferPx` 和 `columnBufferPx`。见[虚拟化](/x/react-data-grid/virtualization/)。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: '[Resizing and autosizing columns](/x/react-data-grid/column-dimensions/) moves into the Community plan.',
          zh: '[调整列宽和自动列宽](/x/react-data-grid/column-dimensions/)归入 Community 计划。',
        },
      },
      {
        product: 'data-grid',
        words: {
          en: '`density` is a controlled prop with `onDensityChange`; a panel with search manages [column visibility](/x/react-data-grid/column-visibility/); `getSortComparator` allows a comparison for each direction of [sorting](/x/react-data-grid/sorting/).',
          zh: '`density` 成为受控属性，配合 `onDensityChange` 使用；带搜索的面板管理[列的可见性](/x/react-data-grid/column-visibility/)；`getSortComparator` 允许每个[排序](/x/react-data-grid/sorting/)方向使用不同的比较函数。',
        },
      },
      {
        product: 'data-grid',
        plan: 'pro',
        words: {
          en: '[Header filters](/x/react-data-grid/filtering/header-filters/) and lazy loading are stable.',
          zh: '[列标题筛选](/x/react-data-grid/filtering/header-filters/)和懒加载成为稳定功能。',
        },
      },
      {
        product: 'data-grid',
        plan: 'premium',
        words: {
          en: '[Cell selection](/x/react-data-grid/cell-selection/) and [clipboard paste](/x/react-data-grid/clipboard/) are stable.',
          zh: '[单元格选择](/x/react-data-grid/cell-selection/)和[剪贴板粘贴](/x/react-data-grid/clipboard/)成为稳定功能。',
        },
      },
      {
        product: 'date-pickers',
        plan: 'pro',
        words: {
          en: 'The [Date Time Range Picker](/x/react-date-pickers/date-time-range-picker/) is new.',
          zh: '新增[日期时间范围选择器](/x/react-date-pickers/date-time-range-picker/)。',
        },
      },
      {
        product: 'date-pickers',
        words: {
          en: 'Fields have an accessible DOM structure that you switch on with `enableAccessibleFieldDOMStructure`; see [fields](/x/react-date-pickers/fields/).',
          zh: '输入字段提供无障碍的 DOM 结构，用 `enableAccessibleFieldDOMStructure` 启用，见[输入字段](/x/react-date-pickers/fields/)。',
        },
      },
      {
        product: 'charts',
        words: {
          en: 'The [Gauge](/x/react-charts/gauge/), a [grid](/x/react-charts/axis/) behind the plot, click handlers on all charts, and animated lines.',
          zh: '[仪表盘](/x/react-charts/gauge/)、绘图区背后的[网格线](/x/react-charts/axis/)、所有图表的点击处理，以及折线动画。',
        },
      },
      {
        product: 'tree-view',
        words: {
          en: '[`RichTreeView`](/x/react-tree-view/rich-tree-view/items/) takes its items as data; [`SimpleTreeView`](/x/api/tree-view/simple-tree-view/) replaces [`TreeView`](/x/api/tree-view/tree-view/), and the focus is on the item instead of the whole tree.',
          zh: '[`RichTreeView`](/x/react-tree-view/rich-tree-view/items/) 以数据形式接收树节点；[`SimpleTreeView`](/x/api/tree-view/simple-tree-view/) 取代 [`TreeView`](/x/api/tree-view/tree-view/)，焦点在树节点上而不是整棵树上。',
        },
      },
      {
        product: 'all',
        words: {
          en: 'Internet Explorer 11 is no longer supported.',
          zh: '不再支持 Internet Explorer 11。',
        },
      },
    ],
  },
];
