import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionApi() {
  const apiRef = useTreeViewApiRef();

  const openTrips = (event: React.SyntheticEvent) => {
    apiRef.current!.setItemExpansion(event, 'trips', true);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 144 }}>
      <Button onClick={openTrips}>Open the trips</Button>
      <SimpleTreeView aria-label="Photos" apiRef={apiRef}>
        <TreeItem itemId="trips" label="Trips">
          <TreeItem itemId="autumn" label="Autumn hike" />
        </TreeItem>
        <TreeItem itemId="family" label="Family" />
      </SimpleTreeView>
    </Stack>
  );
}
