import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COLLECTION } from './data';

function toOutline(items: TreeViewBaseItem[], depth = 0): string {
  return items
    .map(({ label, children = [] }) => {
      const line = `${'  '.repeat(depth)}- ${label}\n`;
      return line + toOutline(children, depth + 1);
    })
    .join('');
}

export default function RichItemsGetItemTree() {
  const apiRef = useTreeViewApiRef();
  const [outline, setOutline] = React.useState('');

  const writeOutline = () => {
    setOutline(toOutline(apiRef.current!.getItemTree()));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 330 }}>
      <RichTreeView
        aria-label="Museum collection"
        items={COLLECTION}
        apiRef={apiRef}
      />
      <Button onClick={writeOutline}>Write as an outline</Button>
      <pre aria-live="polite" style={{ margin: 0 }}>
        {outline}
      </pre>
    </Stack>
  );
}
