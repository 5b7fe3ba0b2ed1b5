import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsOrderedChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [ids, setIds] = React.useState<string[]>([]);

  const readIds = () => {
    setIds(apiRef.current!.getItemOrderedChildrenIds('fiction'));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 176 }}>
      <Button onClick={readIds}>Children of Fiction</Button>
      <Typography aria-live="polite">{ids.join(', ') || 'None'}</Typography>
      <SimpleTreeView aria-label="Library" apiRef={apiRef}>
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="crime" label="Crime" />
          <TreeItem itemId="poetry" label="Poetry" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
