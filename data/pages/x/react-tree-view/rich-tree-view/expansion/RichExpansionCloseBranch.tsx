import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COURSE } from './data';

// The expanded items that are not hidden in a collapsed branch.
function getShownIds(items: TreeViewBaseItem[], expanded: string[]): string[] {
  return items
    .filter(({ id }) => expanded.includes(id))
    .flatMap(({ id, children = [] }) => [
      id,
      ...getShownIds(children, expanded),
    ]);
}

export default function RichExpansionCloseBranch() {
  const [expanded, setExpanded] = React.useState(['basics', 'joints']);

  const handleChange = (_event: React.SyntheticEvent, itemIds: string[]) => {
    setExpanded(getShownIds(COURSE, itemIds));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <RichTreeView
        aria-label="Woodworking course"
        items={COURSE}
        defaultSelectedItems="dovetail"
        expandedItems={expanded}
        onExpandedItemsChange={handleChange}
      />
    </Box>
  );
}
