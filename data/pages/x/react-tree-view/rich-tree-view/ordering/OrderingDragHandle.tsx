import Box from '@mui/material/Box';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  type TreeItem2Props,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { FEATURES, LISTS, TASKS } from './data';

function TaskItem({ id, itemId, label, disabled, children }: TreeItem2Props) {
  const item = useTreeItem2({ id, itemId, label, disabled, children });
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...rootProps}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          <Box
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
          >
            <DragIndicator titleAccess="Drag to reorder" fontSize="small" />
          </Box>
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
}

export default function OrderingDragHandle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeViewPro
        aria-label="Tasks"
        items={TASKS}
        itemsReordering
        experimentalFeatures={FEATURES}
        slots={{ item: TaskItem }}
        defaultExpandedItems={LISTS}
      />
    </Box>
  );
}
