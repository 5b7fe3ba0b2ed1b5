import * as React from 'react';
import Box from '@mui/material/Box';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { LESSONS, type Lesson } from './data';

interface LessonLabelProps extends React.HTMLAttributes<HTMLDivElement> {
  done?: boolean;
}

function LessonLabel({ done, children, ...props }: LessonLabelProps) {
  return (
    <TreeItem2Label {...props} sx={{ display: 'flex', gap: 1 }}>
      {children}
      {done && <CheckCircle color="success" titleAccess="Done" />}
    </TreeItem2Label>
  );
}

function LessonItem(props: TreeItem2Props) {
  const { publicAPI } = useTreeItem2(props);
  const { done }: Lesson = publicAPI.getItem(props.itemId);

  return (
    <TreeItem2
      {...props}
      slots={{ label: LessonLabel }}
      slotProps={{ label: { done } as LessonLabelProps }}
    />
  );
}

export default function ItemLabelSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <RichTreeView
        aria-label="Lessons"
        items={LESSONS}
        slots={{ item: LessonItem }}
        defaultExpandedItems={['chords']}
      />
    </Box>
  );
}
