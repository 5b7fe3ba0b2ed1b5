import type { ReferenceProduct } from '../../generator/contract/coverage';
import { apiPathname } from './api-pathname';
import { treeViewCorrections } from './corrections';
import { treeViewExcluded } from './excluded';
import { treeViewSupplements } from './supplements';

const FOLDER = 'tree-view';

const free = ['RichTreeView', 'SimpleTreeView', 'TreeItem', 'TreeItem2'];

export const treeViewReference: ReferenceProduct = {
  name: FOLDER,
  packages: [
    {
      name: '@mui/x-tree-view',
      sources: 'packages/x-tree-view/src',
      themeModule: '@mui/x-tree-view/themeAugmentation',
    },
    {
      name: '@mui/x-tree-view-pro',
      plan: 'pro',
      sources: 'packages/x-tree-view-pro/src',
      themeModule: '@mui/x-tree-view-pro/themeAugmentation',
    },
  ],
  components: [
    ...free.map((name) => component(name, '@mui/x-tree-view')),
    // Its props inherit the class names of SimpleTreeView.
    { ...component('TreeView', '@mui/x-tree-view'), classes: 'TreeViewClasses' },
    { ...component('RichTreeViewPro', '@mui/x-tree-view-pro'), lower: 'RichTreeView' },
  ],
  interfaces: [],
  supplements: treeViewSupplements,
  corrections: treeViewCorrections,
  excluded: treeViewExcluded,
};

function page(name: string) {
  return { pathname: apiPathname(FOLDER, name), export: name };
}

function component(name: string, packageName: string) {
  return { ...page(name), package: packageName };
}
