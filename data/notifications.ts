/** The words of a notification in one language. */
export interface NotificationWords {
  title: string;
  text: string;
}

/** Something new that readers should hear of. */
export interface Notification {
  /** Grows with time: a reader has seen all up to the one that was last shown. */
  id: number;
  /** The release that brought it, as `whats-new` heads it. */
  version: string;
  /** The page that explains it. */
  pathname: string;
  words: { en: NotificationWords; zh: NotificationWords };
}

/** The newest first; all of it is told on `/x/whats-new`. */
export const notifications: Notification[] = [
  {
    id: 4,
    version: '7.18.0',
    pathname: '/x/react-data-grid/row-spanning',
    words: {
      en: { title: 'Row spanning', text: 'Equal neighbors of a column merge into one cell.' },
      zh: { title: '行合并', text: '同一列中相邻且相等的值合并为一个单元格。' },
    },
  },
  {
    id: 3,
    version: '7.13.0',
    pathname: '/x/react-tree-view/rich-tree-view/editing',
    words: {
      en: { title: 'Label editing', text: 'Users can rename the items of a tree in place.' },
      zh: { title: '标签编辑', text: '用户可以直接编辑树节点的标签。' },
    },
  },
  {
    id: 2,
    version: '7.12.1',
    pathname: '/x/react-charts/zoom-and-pan',
    words: {
      en: { title: 'Charts Pro', text: 'Heatmap, zoom and pan arrive as an alpha version.' },
      zh: { title: '图表 Pro', text: '热力图、缩放和平移以 alpha 版本推出。' },
    },
  },
  {
    id: 1,
    version: '7.8.0',
    pathname: '/x/react-data-grid/server-side-data',
    words: {
      en: { title: 'Server-side data', text: 'One function sorts, filters, and pages on your server.' },
      zh: { title: '服务器端数据', text: '用一个函数在服务器端排序、筛选和分页。' },
    },
  },
];
