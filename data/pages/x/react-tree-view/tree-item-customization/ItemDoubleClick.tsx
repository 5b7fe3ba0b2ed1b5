import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { LESSONS } from './data';

type CancellableEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

function LessonItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { interactions } = useTreeItem2Utils({ itemId, children });

  const content = {
    onClick: (event: CancellableEvent) => {
      event.defaultMuiPrevented = true;
      interactions.handleSelection(event);
    },
    onDoubleClick: interactions.handleExpansion,
  };

  return <TreeItem2 {...props} slotProps={{ content }} />;
}

export default function ItemDoubleClick() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <RichTreeView
        aria-label="Lessons"
        items={LESSONS}
        slots={{ item: LessonItem }}
      />
    </Box>
  );
}
