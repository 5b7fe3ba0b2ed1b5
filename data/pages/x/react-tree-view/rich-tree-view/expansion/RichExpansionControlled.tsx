import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COURSE, PARENT_IDS } from './data';

export default function RichExpansionControlled() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 376 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(PARENT_IDS)}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Woodworking course"
        items={COURSE}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
