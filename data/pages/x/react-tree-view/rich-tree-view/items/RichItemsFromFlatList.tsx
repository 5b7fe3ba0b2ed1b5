import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Row {
  id: number;
  parentId: number | null;
  name: string;
}

const ROWS: Row[] = [
  { id: 1, parentId: null, name: 'Europe' },
  { id: 2, parentId: 1, name: 'Portugal' },
  { id: 3, parentId: 2, name: 'Lisbon' },
  { id: 4, parentId: 2, name: 'Porto' },
  { id: 5, parentId: null, name: 'Asia' },
  { id: 6, parentId: 5, name: 'Vietnam' },
];

function toTree(rows: Row[], parentId: number | null): TreeViewBaseItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: String(row.id),
      label: row.name,
      children: toTree(rows, row.id),
    }));
}

const PLACES = toTree(ROWS, null);

export default function RichItemsFromFlatList() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        aria-label="Places"
        items={PLACES}
        defaultExpandedItems={['1', '2']}
      />
    </Box>
  );
}
