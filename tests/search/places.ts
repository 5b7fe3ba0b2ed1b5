/** Where the pages of each product are, for the questions about them. */
export const grid = '/x/react-data-grid';
export const pickers = '/x/react-date-pickers';
export const charts = '/x/react-charts';
export const tree = '/x/react-tree-view';
export const gridApi = '/x/api/data-grid';
export const pickersApi = '/x/api/date-pickers';
export const chartsApi = '/x/api/charts';
export const treeApi = '/x/api/tree-view';
