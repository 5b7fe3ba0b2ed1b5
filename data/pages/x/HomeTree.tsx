import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const items: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'skerry', label: 'Skerry Bank' },
      { id: 'reach', label: 'Long Reach' },
    ],
  },
  {
    id: 'valley',
    label: 'Valley',
    children: [
      { id: 'alder', label: 'Alder Weir' },
      { id: 'amber', label: 'Amber Flats' },
      { id: 'kiln', label: 'Kiln Hill' },
    ],
  },
  {
    id: 'town',
    label: 'Town',
    children: [{ id: 'fenwick', label: 'Fenwick' }],
  },
];

export default function HomeTree() {
  return (
    <Box sx={{ width: '100%', minHeight: 334 }}>
      <RichTreeView
        items={items}
        defaultExpandedItems={['coast', 'valley']}
        defaultSelectedItems={['skerry', 'alder']}
        multiSelect
        aria-label="Power stations by region"
      />
    </Box>
  );
}
