import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COLLECTION } from './data';

export default function RichItemsIndentationAtItemLevel() {
  const [atItemLevel, setAtItemLevel] = React.useState(true);

  const toggle = (
    <Switch
      checked={atItemLevel}
      onChange={(event) => setAtItemLevel(event.target.checked)}
    />
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 288 }}>
      <FormControlLabel control={toggle} label="indentationAtItemLevel" />
      <RichTreeView
        aria-label="Museum collection"
        items={COLLECTION}
        experimentalFeatures={{ indentationAtItemLevel: atItemLevel }}
        itemChildrenIndentation={24}
        defaultExpandedItems={['paintings', 'landscapes']}
        defaultSelectedItems="mountains"
      />
    </Stack>
  );
}
