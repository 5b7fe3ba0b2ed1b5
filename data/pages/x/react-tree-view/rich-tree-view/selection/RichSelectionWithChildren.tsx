import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { ALL_TOPICS, TOPICS, getLeafIds } from './data';

export default function RichSelectionWithChildren() {
  const [leaves, setLeaves] = React.useState<string[]>(['oaks', 'pines']);

  // An item is selected when all the leaves below it are.
  const selected = ALL_TOPICS.filter((item) =>
    getLeafIds(item).every((id) => leaves.includes(id)),
  ).map((item) => item.id);

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isSelected: boolean,
  ) => {
    const changed = getLeafIds(ALL_TOPICS.find(({ id }) => id === itemId)!);
    setLeaves((previous) => {
      const others = previous.filter((id) => !changed.includes(id));
      return isSelected ? [...others, ...changed] : others;
    });
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeView
        aria-label="Topics"
        items={TOPICS}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onItemSelectionToggle={handleToggle}
        defaultExpandedItems={['nature', 'forests', 'city']}
      />
    </Box>
  );
}
