import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TOPICS, getIds } from './data';

const ALL_IDS = TOPICS.flatMap(getIds);

export default function RichSelectionControlled() {
  const [selected, setSelected] = React.useState<string[]>(['city']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 280 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSelected(ALL_IDS)}>Select all</Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <RichTreeView
        aria-label="Topics"
        items={TOPICS}
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
    </Stack>
  );
}
