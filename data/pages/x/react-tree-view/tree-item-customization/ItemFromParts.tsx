import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  type TreeItem2Props,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { LESSONS } from './data';

function LessonItem({ id, itemId, label, disabled, children }: TreeItem2Props) {
  const item = useTreeItem2({ id, itemId, label, disabled, children });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <Avatar sx={{ width: 24, height: 24, fontSize: 12 }} aria-hidden>
            {String(label)[0]}
          </Avatar>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          <TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
}

export default function ItemFromParts() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        aria-label="Lessons"
        items={LESSONS}
        slots={{ item: LessonItem }}
        defaultExpandedItems={['chords']}
      />
    </Box>
  );
}
