import type { Words } from '../words';
import type { ReleasedProduct } from './release';

/** What the releases call each product. */
export const productNames: Record<ReleasedProduct, Words> = {
  'data-grid': { en: 'Data Grid', zh: '数据网格' },
  'date-pickers': { en: 'Date and Time Pickers', zh: '日期和时间选择器' },
  charts: { en: 'Charts', zh: '图表' },
  'tree-view': { en: 'Tree View', zh: '树视图' },
  all: { en: 'All products', zh: '所有产品' },
};
