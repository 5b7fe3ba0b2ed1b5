import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COLLECTION } from './data';

const ON_LOAN = ['landscapes', 'bowls'];

function isOnLoan(item: TreeViewBaseItem) {
  return ON_LOAN.includes(item.id);
}

export default function RichItemsDisabledFocusable() {
  const [focusable, setFocusable] = React.useState(true);

  const toggle = (
    <Switch
      checked={focusable}
      onChange={(event) => setFocusable(event.target.checked)}
    />
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 320 }}>
      <FormControlLabel control={toggle} label="disabledItemsFocusable" />
      <RichTreeView
        aria-label="Museum collection"
        items={COLLECTION}
        isItemDisabled={isOnLoan}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['paintings', 'ceramics']}
      />
    </Stack>
  );
}
