import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

/** Deprecated: SimpleTreeView takes the same props and children. */
export default function TreeViewExample() {
  return (
    <TreeView aria-label="Trees">
      <TreeItem itemId="oak" label="Oak" />
      <TreeItem itemId="ash" label="Ash" />
    </TreeView>
  );
}
