import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { LESSONS, type Lesson } from './data';

function LessonItem(props: TreeItem2Props) {
  const { publicAPI, status } = useTreeItem2(props);
  const ids = publicAPI.getItemOrderedChildrenIds(props.itemId);
  const lesson: Lesson = publicAPI.getItem(props.itemId);
  const details = status.expandable
    ? `lessons: ${ids.length}`
    : `minutes: ${lesson.minutes}`;

  const label = (
    <React.Fragment>
      {props.label}
      <Typography variant="body2" component="span" color="text.secondary">
        {status.selected || status.expandable ? ` (${details})` : null}
      </Typography>
    </React.Fragment>
  );

  return <TreeItem2 {...props} label={label} />;
}

export default function ItemPublicApi() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <RichTreeView
        aria-label="Lessons"
        items={LESSONS}
        slots={{ item: LessonItem }}
        defaultExpandedItems={['chords']}
        defaultSelectedItems="d-minor"
      />
    </Box>
  );
}
