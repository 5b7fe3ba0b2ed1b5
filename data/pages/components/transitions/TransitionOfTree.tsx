import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TransitionOfTree() {
  const [moving, setMoving] = React.useState(true);
  const slotProps = { groupTransition: { timeout: moving ? 600 : 0 } };

  return (
    <Stack spacing={1} sx={{ width: 260, minHeight: 180 }}>
      <FormControlLabel
        control={<Switch checked={moving} />}
        onChange={(_, checked) => setMoving(checked)}
        label="Unfold slowly"
      />
      <SimpleTreeView aria-label="Herbarium">
        <TreeItem itemId="meadow" label="Meadow" slotProps={slotProps}>
          <TreeItem itemId="yarrow" label="Yarrow" />
          <TreeItem itemId="clover" label="Clover" />
        </TreeItem>
        <TreeItem itemId="forest" label="Forest" slotProps={slotProps}>
          <TreeItem itemId="fern" label="Fern" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
