import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

function buildChecklist(count: number): TreeViewBaseItem[] {
  const children = Array.from({ length: count }, (_, index) => ({
    id: `stop-${index + 1}`,
    label: `Stop ${index + 1}`,
  }));
  return [{ id: 'route', label: 'Delivery route', children }];
}

export default function RichItemsAddAndRemove() {
  const [count, setCount] = React.useState(2);
  const items = React.useMemo(() => buildChecklist(count), [count]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setCount(count + 1)}>Add a stop</Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove the last
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Delivery route"
        items={items}
        defaultExpandedItems={['route']}
      />
    </Stack>
  );
}
