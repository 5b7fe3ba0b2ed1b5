import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COURSE } from './data';

const CHAPTERS = COURSE.map((chapter) => chapter.id);

export default function RichExpansionOneBranch() {
  const [expanded, setExpanded] = React.useState<string[]>(['basics']);

  const handleChange = (_event: React.SyntheticEvent, itemIds: string[]) => {
    const opened = itemIds.find(
      (id) => CHAPTERS.includes(id) && !expanded.includes(id),
    );
    setExpanded(
      opened
        ? itemIds.filter((id) => id === opened || !CHAPTERS.includes(id))
        : itemIds,
    );
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <RichTreeView
        aria-label="Woodworking course"
        items={COURSE}
        expandedItems={expanded}
        onExpandedItemsChange={handleChange}
      />
    </Box>
  );
}
