import type { NavigationEntry } from '../../../generator/contract/navigation';

/** The API reference of the Tree View: one page a component, one page an interface. */
export const treeViewApi: NavigationEntry[] = [
  { pathname: '/x/api/tree-view/rich-tree-view', title: 'RichTreeView' },
  { pathname: '/x/api/tree-view/rich-tree-view-pro', title: 'RichTreeViewPro', plan: 'pro' },
  { pathname: '/x/api/tree-view/simple-tree-view', title: 'SimpleTreeView' },
  { pathname: '/x/api/tree-view/tree-item', title: 'TreeItem' },
  { pathname: '/x/api/tree-view/tree-item-2', title: 'TreeItem2' },
  { pathname: '/x/api/tree-view/tree-view', title: 'TreeView' },
];
