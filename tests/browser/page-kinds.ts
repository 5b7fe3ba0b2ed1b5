/** One page of each kind, for walks that look at all of them. */
export const pageKinds = {
  'front page': '/x/',
  text: '/x/introduction/licensing/',
  installation: '/x/introduction/installation/',
  'tree view': '/x/react-tree-view/rich-tree-view/items/',
  charts: '/x/react-charts/bars/',
  pickers: '/x/react-date-pickers/date-picker/',
  'data grid': '/x/react-data-grid/sorting/',
  reference: '/x/api/charts/bar-chart/',
  migration: '/x/migration/migration-data-grid-v4/',
  'list of pages': '/components/',
  'component of Material UI': '/components/buttons/',
  offline: '/x/offline/',
  'not found': '/x/nothing-here/',
};
