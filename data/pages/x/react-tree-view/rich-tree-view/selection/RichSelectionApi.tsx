import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TOPICS } from './data';

export default function RichSelectionApi() {
  const apiRef = useTreeViewApiRef();

  const selectParks = (event: React.SyntheticEvent, keep: boolean) => {
    apiRef.current!.selectItem({
      event,
      itemId: 'parks',
      keepExistingSelection: keep,
      shouldBeSelected: true,
    });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={(event) => selectParks(event, true)}>Add Parks</Button>
        <Button onClick={(event) => selectParks(event, false)}>
          Only Parks
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Topics"
        items={TOPICS}
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['nature', 'city']}
        defaultSelectedItems={['birds']}
      />
    </Stack>
  );
}
