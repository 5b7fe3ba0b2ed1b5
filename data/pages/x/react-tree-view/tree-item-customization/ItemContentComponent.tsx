import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  type TreeItemContentProps,
  type TreeItemProps,
  useTreeItemState,
} from '@mui/x-tree-view/TreeItem';

const LessonContent = React.forwardRef(function LessonContent(
  { classes, className, label, itemId, expansionIcon }: TreeItemContentProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const state = useTreeItemState(itemId);

  const classNames = [className, classes.root];
  if (state.focused) {
    classNames.push(classes.focused);
  }
  if (state.selected) {
    classNames.push(classes.selected);
  }

  return (
    <div ref={ref} className={classNames.join(' ')}>
      <div className={classes.iconContainer} onClick={state.handleExpansion}>
        {expansionIcon}
      </div>
      <div className={classes.label} onClick={state.handleSelection}>
        {label}
      </div>
    </div>
  );
});

function LessonItem(props: TreeItemProps) {
  return <TreeItem {...props} ContentComponent={LessonContent} />;
}

export default function ItemContentComponent() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Lessons" defaultExpandedItems={['chords']}>
        <LessonItem itemId="chords" label="Chords">
          <LessonItem itemId="c-major" label="C major" />
          <LessonItem itemId="g-major" label="G major" />
        </LessonItem>
        <LessonItem itemId="rhythm" label="Rhythm" />
      </SimpleTreeView>
    </Box>
  );
}
