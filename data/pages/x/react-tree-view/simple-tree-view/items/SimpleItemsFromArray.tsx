import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface Shelf {
  code: string;
  title: string;
  shelves?: Shelf[];
}

const SHELVES: Shelf[] = [
  {
    code: 'A',
    title: 'Travel',
    shelves: [
      { code: 'A1', title: 'Maps' },
      { code: 'A2', title: 'Phrase books' },
    ],
  },
  { code: 'B', title: 'Cooking' },
];

function renderShelf({ code, title, shelves }: Shelf) {
  return (
    <TreeItem key={code} itemId={code} label={`${code} – ${title}`}>
      {shelves?.map(renderShelf)}
    </TreeItem>
  );
}

export default function SimpleItemsFromArray() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Shelves" defaultExpandedItems={['A']}>
        {SHELVES.map(renderShelf)}
      </SimpleTreeView>
    </Box>
  );
}
