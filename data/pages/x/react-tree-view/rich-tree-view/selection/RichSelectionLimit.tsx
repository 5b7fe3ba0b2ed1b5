import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TOPICS } from './data';

const LIMIT = 3;

export default function RichSelectionLimit() {
  const [selected, setSelected] = React.useState<string[]>(['birds', 'oaks']);

  const handleChange = (_event: React.SyntheticEvent, itemIds: string[]) => {
    if (itemIds.length <= LIMIT) {
      setSelected(itemIds);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 296 }}>
      <Typography aria-live="polite">
        {selected.length} of {LIMIT} topics
      </Typography>
      <RichTreeView
        aria-label="Topics"
        items={TOPICS}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
        defaultExpandedItems={['nature', 'forests', 'city']}
      />
    </Stack>
  );
}
