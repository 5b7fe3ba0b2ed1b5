import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const CATALOG: TreeViewBaseItem[] = [
  {
    id: 'indoor',
    label: 'Indoor plants',
    children: [
      { id: 'fern', label: 'Boston fern' },
      { id: 'monstera', label: 'Monstera' },
    ],
  },
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'basil', label: 'Basil' },
      { id: 'thyme', label: 'Thyme' },
    ],
  },
  { id: 'pots', label: 'Pots and soil' },
];

export default function OverviewRichTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeView
        aria-label="Plant catalog"
        items={CATALOG}
        defaultExpandedItems={['herbs']}
        multiSelect
        checkboxSelection
      />
    </Box>
  );
}
