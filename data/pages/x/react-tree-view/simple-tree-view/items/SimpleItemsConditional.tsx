import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsConditional() {
  const [all, setAll] = React.useState(false);
  const toggle = (
    <Switch checked={all} onChange={(event) => setAll(event.target.checked)} />
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <FormControlLabel control={toggle} label="Show advanced settings" />
      <SimpleTreeView aria-label="Settings" defaultExpandedItems={['network']}>
        <TreeItem itemId="display" label="Display" />
        <TreeItem itemId="network" label="Network">
          <TreeItem itemId="wifi" label="Wi-Fi" />
          {all && <TreeItem itemId="proxy" label="Proxy" />}
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
