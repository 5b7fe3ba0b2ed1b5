import type { NavigationEntry } from '../../generator/contract/navigation';
import { charts } from './charts';
import { dataGrid } from './data-grid';
import { datePickers } from './date-pickers';
import { general } from './general';
import { migration } from './migration';
import { treeView } from './tree-view';

/** The whole menu, in the order a reader sees it. */
export const navigation: NavigationEntry[] = [
  ...general,
  ...dataGrid,
  ...datePickers,
  ...charts,
  ...treeView,
  ...migration,
];
