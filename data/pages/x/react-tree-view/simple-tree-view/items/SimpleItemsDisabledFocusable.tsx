import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsDisabledFocusable() {
  const [focusable, setFocusable] = React.useState(true);

  const toggle = (
    <Switch
      checked={focusable}
      onChange={(event) => setFocusable(event.target.checked)}
    />
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <FormControlLabel control={toggle} label="disabledItemsFocusable" />
      <SimpleTreeView
        aria-label="Library"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['fiction']}
      >
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="poetry" label="Poetry" disabled />
        </TreeItem>
        <TreeItem itemId="archive" label="Archive" disabled />
        <TreeItem itemId="music" label="Music" />
      </SimpleTreeView>
    </Stack>
  );
}
