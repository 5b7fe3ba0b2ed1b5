import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const REPORT: TreeViewBaseItem[] = [
  { id: 'summary', label: 'Summary' },
  {
    id: 'results',
    label: 'Results',
    children: [
      { id: 'table-1', label: 'Table 1' },
      { id: 'table-2', label: 'Table 2' },
    ],
  },
];

export default function RichFocusHiddenItem() {
  const apiRef = useTreeViewApiRef();
  const [request, setRequest] = React.useState<React.SyntheticEvent | null>(
    null,
  );

  React.useEffect(() => {
    if (request) {
      apiRef.current!.focusItem(request, 'table-2');
    }
  }, [apiRef, request]);

  const handleClick = (event: React.SyntheticEvent) => {
    apiRef.current!.setItemExpansion(event, 'results', true);
    setRequest(event);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 176 }}>
      <Button onClick={handleClick}>Go to table 2</Button>
      <RichTreeView aria-label="Report" items={REPORT} apiRef={apiRef} />
    </Stack>
  );
}
